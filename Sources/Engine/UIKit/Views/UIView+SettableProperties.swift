import HeadlessQuartzCore

/// The properties that can be set by name, as code does that is made from a nib or a dictionary.
extension UIView: WritableByName {
  package func setProperty(named name: String, to value: Any?) -> Bool {
    switch name {
    case "frame": assign(self, \.frame, value)
    case "bounds": assign(self, \.bounds, value)
    case "center": assign(self, \.center, value)
    case "transform": assign(self, \.transform, value)
    case "alpha": assign(self, \.alpha, value)
    case "hidden", "isHidden": assign(self, \.isHidden, value)
    case "opaque": assign(self, \.isOpaque, value)
    case "tag": assign(self, \.tag, value)
    case "clipsToBounds": assign(self, \.clipsToBounds, value)
    case "userInteractionEnabled": assign(self, \.isUserInteractionEnabled, value)
    case "backgroundColor": setOptional(self, \.backgroundColor, value)
    case "tintColor": setOptional(self, \.tintColor, value)
    default: setOwn(name, value)
    }
  }

  private func setOwn(_ name: String, _ value: Any?) -> Bool {
    switch self {
    case let label as UILabel: Self.setOwn(label, name, value)
    case let view as UIImageView where name == "image": setOptional(view, \.image, value)
    case let field as UITextField: Self.setOwn(field, name, value)
    case let view as UITextView where name == "text": setOptional(view, \.text, value)
    case let view as UIScrollView: Self.setOwn(view, name, value)
    case let control as UIControl: Self.setOwn(control, name, value)
    default: false
    }
  }

  private static func setOwn(_ label: UILabel, _ name: String, _ value: Any?) -> Bool {
    switch name {
    case "text": setOptional(label, \.text, value)
    case "attributedText": setOptional(label, \.attributedText, value)
    case "textColor": setOptional(label, \.textColor, value)
    case "font": setOptional(label, \.font, value)
    case "numberOfLines": assign(label, \.numberOfLines, value)
    default: false
    }
  }

  private static func setOwn(_ field: UITextField, _ name: String, _ value: Any?) -> Bool {
    switch name {
    case "text": setOptional(field, \.text, value)
    case "placeholder": setOptional(field, \.placeholder, value)
    case "textColor": setOptional(field, \.textColor, value)
    case "font": setOptional(field, \.font, value)
    default: setOwn(field as UIControl, name, value)
    }
  }

  private static func setOwn(_ view: UIScrollView, _ name: String, _ value: Any?) -> Bool {
    switch name {
    case "contentOffset": assign(view, \.contentOffset, value)
    case "contentSize": assign(view, \.contentSize, value)
    case "contentInset": assign(view, \.contentInset, value)
    case "scrollEnabled": assign(view, \.isScrollEnabled, value)
    case "pagingEnabled": assign(view, \.isPagingEnabled, value)
    default: false
    }
  }

  private static func setOwn(_ control: UIControl, _ name: String, _ value: Any?) -> Bool {
    switch name {
    case "enabled": assign(control, \.isEnabled, value)
    case "selected": assign(control, \.isSelected, value)
    case "highlighted": assign(control, \.isHighlighted, value)
    default: false
    }
  }
}

private func assign<Root, Value>(
  _ root: Root, _ property: ReferenceWritableKeyPath<Root, Value>, _ value: Any?
) -> Bool {
  guard let value = _bridgedCast(value, to: Value.self) else { return false }
  root[keyPath: property] = value
  return true
}

/// `nil` is a value too.
private func setOptional<Root, Value>(
  _ root: Root, _ property: ReferenceWritableKeyPath<Root, Value?>, _ value: Any?
) -> Bool {
  guard let value else {
    root[keyPath: property] = nil
    return true
  }
  guard let value = value as? Value else { return false }
  root[keyPath: property] = value
  return true
}

import HeadlessQuartzCore

/// The properties that key-value observing and key paths can read.
extension UIView: ReadableByName {
  package func property(named name: String) -> Any? {
    switch name {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "transform": transform
    case "alpha": alpha
    case "hidden", "isHidden": isHidden
    case "backgroundColor": backgroundColor
    case "tag": tag
    case "superview": superview
    case "window": window
    case "layer": layer
    default: scrollProperty(named: name) ?? (self as? UIImageView).flatMap { image(of: $0, name) }
    }
  }

  private func scrollProperty(named name: String) -> Any? {
    guard let scrollView = self as? UIScrollView else { return nil }
    return switch name {
    case "contentOffset": scrollView.contentOffset
    case "contentSize": scrollView.contentSize
    case "contentInset": scrollView.contentInset
    case "panGestureRecognizer": scrollView.panGestureRecognizer
    default: nil
    }
  }

  private func image(of view: UIImageView, _ name: String) -> Any? {
    name == "image" ? view.image : nil
  }
}

extension UIGestureRecognizer: ReadableByName {
  package func property(named name: String) -> Any? {
    name == "state" ? state : name == "enabled" ? isEnabled : nil
  }
}

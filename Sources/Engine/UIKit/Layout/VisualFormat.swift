import HeadlessQuartzCore

extension NSLayoutConstraint {
  /// Creates inactive constraints from a visual format such as `H:|-8-[title(>=40)]-|`.
  ///
  /// The grammar: superview edges `|`, views `[name]` with sizes in parentheses, gaps `-`, `-8-`
  /// and `-(>=8,<=20@750)-` with numbers, names of metrics or views, relations and priorities.
  ///
  /// A format with an error returns no constraints and records the fault
  /// `visual-format-not-understood`.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, metrics: metrics ?? [:], views: views)
    guard let made = reader.read() else {
      EngineLog.fault(.visualFormatNotUnderstood, ["format": format])
      return []
    }
    return made + options.alignments(of: reader.order)
  }
}

extension NSLayoutConstraint.FormatOptions {
  public static let alignAllLeft = Self(rawValue: 1 << 1)
  public static let alignAllRight = Self(rawValue: 1 << 2)
  public static let alignAllTop = Self(rawValue: 1 << 3)
  public static let alignAllBottom = Self(rawValue: 1 << 4)
  public static let alignAllLeading = Self(rawValue: 1 << 5)
  public static let alignAllTrailing = Self(rawValue: 1 << 6)
  public static let alignAllCenterX = Self(rawValue: 1 << 9)
  public static let alignAllCenterY = Self(rawValue: 1 << 10)
  public static let alignAllLastBaseline = Self(rawValue: 1 << 11)
  public static let alignAllFirstBaseline = Self(rawValue: 1 << 12)
  /// The direction without one of the other two options.
  public static let directionLeadingToTrailing: Self = []
  /// Fidelity: without effect, as is the third: formats always run from leading to trailing.
  public static let directionLeftToRight = Self(rawValue: 1 << 16)
  public static let directionRightToLeft = Self(rawValue: 2 << 16)
  public static let spacingEdgeToEdge: Self = []

  fileprivate func alignments(of views: [UIView]) -> [NSLayoutConstraint] {
    // Each bit's number is the raw value of an attribute.
    (1..<13).filter { rawValue & (1 << $0) != 0 }.flatMap { bit in
      zip(views, views.dropFirst()).compactMap { one, other in
        NSLayoutConstraint.Attribute(rawValue: bit).map {
          NSLayoutConstraint(
            item: one, attribute: $0, relatedBy: .equal, toItem: other, attribute: $0,
            multiplier: 1, constant: 0)
        }
      }
    }
  }
}

/// A parser for visual formats.
private struct VisualFormatReader {
  /// A size or a gap: a relation to a number or to a view's size, with a priority.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private var rest: Substring
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []
  private(set) var order: [UIView] = []

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    rest = Substring(format.filter { !$0.isWhitespace })
    self.metrics = metrics
    self.views = views
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private var start: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
  private var end: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }
  private var size: NSLayoutConstraint.Attribute { isVertical ? .height : .width }

  /// Returns all constraints; `nil` if the format has an error.
  mutating func read() -> [NSLayoutConstraint]? {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var before: UIView?
    var beginsAtEdge = take("|")
    while !rest.isEmpty {
      guard let gaps = readGap() else { return nil }
      if take("|") {
        guard let before, rest.isEmpty else { return nil }
        for predicate in gaps { add(before.superview, end, before, end, predicate) }
        return made
      }
      guard take("["), let view = views[word()] as? UIView else { return nil }
      guard readSize(of: view), take("]") else { return nil }
      order.append(view)
      if let before {
        for predicate in gaps { add(view, start, before, end, predicate) }
      } else if beginsAtEdge {
        for predicate in gaps { add(view, start, view.superview, start, predicate) }
      }
      before = view
      beginsAtEdge = false
    }
    return made
  }

  /// A gap in points: the standard spacing for a lone dash, 0 without a dash.
  private mutating func readGap() -> [Predicate]? {
    guard take("-") else { return [Predicate()] }
    if rest.first == "[" || rest.first == "|" { return [Predicate(constant: systemSpacing)] }
    guard let predicates = readPredicates(), take("-") else { return nil }
    return predicates
  }

  private mutating func readSize(of view: UIView) -> Bool {
    guard rest.first == "(" else { return true }
    guard let predicates = readPredicates() else { return false }
    for predicate in predicates {
      add(view, size, predicate.view, predicate.view == nil ? .notAnAttribute : size, predicate)
    }
    return true
  }

  private mutating func readPredicates() -> [Predicate]? {
    guard take("(") else { return readPredicate().map { [$0] } }
    var predicates: [Predicate] = []
    repeat {
      guard let predicate = readPredicate() else { return nil }
      predicates.append(predicate)
    } while take(",")
    return take(")") ? predicates : nil
  }

  private mutating func readPredicate() -> Predicate? {
    var predicate = Predicate()
    if take("==") {
      predicate.relation = .equal
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    }
    let isNegative = take("-")
    let name = word()
    if let number = number(name) {
      predicate.constant = isNegative ? -number : number
    } else if let view = views[name] as? UIView {
      predicate.view = view
    } else {
      return nil
    }
    if take("@") {
      guard let priority = number(word()) else { return nil }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  private func number(_ name: String) -> CGFloat? {
    if let value = Double(name) { return CGFloat(value) }
    switch metrics[name] {
    case let value as CGFloat: return value
    case let value as Int: return CGFloat(value)
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as UILayoutPriority: return CGFloat(value.rawValue)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: return nil
    }
  }

  private mutating func add(
    _ item: UIView?, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ predicate: Predicate
  ) {
    guard let item else { return }
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: predicate.constant)
    constraint.priority = predicate.priority
    made.append(constraint)
  }
}

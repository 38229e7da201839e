import HeadlessQuartzCore

/// A view that sets others in a row or a column, by constraints of its own.
open class UIStackView: UIView {
  /// How views share the room along the stack.
  public enum Distribution: Int, Sendable {
    /// Fills the length; the views' priorities say who stretches.
    case fill
    /// Fills the length with views of one size.
    case fillEqually
    /// Fills the length in the proportions of the views' own sizes.
    case fillProportionally
    /// Gaps of one size.
    case equalSpacing
    /// Centres at one distance.
    case equalCentering
  }

  /// Where views are across the stack.
  public enum Alignment: Int, Sendable {
    /// Over the whole breadth.
    case fill
    /// At the top, or where lines begin.
    case leading
    /// By the base lines of the first lines.
    case firstBaseline
    /// In the middle.
    case center
    /// At the bottom, or where lines end.
    case trailing
    /// By the base lines of the last lines.
    case lastBaseline

    /// What columns call ``leading`` in rows.
    public static let top = Alignment.leading
    /// What columns call ``trailing`` in rows.
    public static let bottom = Alignment.trailing
  }

  private var arranged: [UIView] = []
  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuides: [UILayoutGuide] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// Whether views follow each other to the right or downwards.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { rearrange() }
  }
  /// How views share the room along the stack.
  open var distribution = Distribution.fill {
    didSet { rearrange() }
  }
  /// Where views are across the stack.
  open var alignment = Alignment.fill {
    didSet { rearrange() }
  }
  /// The points between two views, at least.
  open var spacing: CGFloat = 0 {
    didSet { rearrange() }
  }
  /// Whether views keep to the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { rearrange() }
  }
  /// Whether distances are between baselines.
  ///
  /// Fidelity: kept, without effect.
  open var isBaselineRelativeArrangement = false

  /// Stands for the usual spacing in ``setCustomSpacing(_:after:)``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// Creates an empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Views

  /// The views in the stack, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Chooses the points after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    rearrange()
  }

  /// The points after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  override func visibilityDidChange(of subview: UIView) {
    super.visibilityDidChange(of: subview)
    rearrange()
    // In an animation block the others move along without being asked.
    if AnimationContext.current?.isIdle == false { (superview ?? self).layoutIfNeeded() }
  }

  // MARK: Constraints

  private func rearrange() {
    NSLayoutConstraint.deactivate(ownConstraints)
    for guide in ownGuides { removeLayoutGuide(guide) }
    ownGuides = []
    ownConstraints = makeConstraints()
    NSLayoutConstraint.activate(ownConstraints)
    constraintsDidChange()
  }

  private var isRow: Bool { axis == .horizontal }

  private func constraint(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    made.priority = priority
    return made
  }

  private func makeConstraints() -> [NSLayoutConstraint] {
    let hidden = arranged.filter(\.isHidden)
    let views = arranged.filter { !$0.isHidden }
    let size: NSLayoutConstraint.Attribute = isRow ? .width : .height
    var made = hidden.map { constraint($0, size, nil, .notAnAttribute) }
    guard !views.isEmpty else { return made }
    let area: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    made += alongConstraints(views, area)
    for view in views + hidden { made += acrossConstraints(view, area) }
    return made
  }

  private func alongConstraints(_ views: [UIView], _ area: AnyObject) -> [NSLayoutConstraint] {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.leading, .trailing) : (.top, .bottom)
    let size: NSLayoutConstraint.Attribute = isRow ? .width : .height
    var made: [NSLayoutConstraint] = []
    if let first = views.first { made.append(constraint(first, start, area, start)) }
    if let last = views.last { made.append(constraint(last, end, area, end)) }
    let relation: NSLayoutConstraint.Relation =
      distribution == .equalSpacing || distribution == .equalCentering
      ? .greaterThanOrEqual : .equal
    for (view, next) in zip(views, views.dropFirst()) {
      made.append(
        constraint(
          next, start, view, end, relation: relation,
          constant: customSpacing[ObjectIdentifier(view)] ?? spacing))
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { made.append(constraint(view, size, views[0], size)) }
    case .fillProportionally:
      let lengths = views.map {
        isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
      }
      for (view, length) in zip(views, lengths).dropFirst() where length > 0 && lengths[0] > 0 {
        made.append(
          constraint(
            view, size, views[0], size, multiplier: length / lengths[0], priority: 999))
      }
    case .equalSpacing: made += equalGaps(views, from: end, to: start, size)
    case .equalCentering:
      let center: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
      made += equalGaps(views, from: center, to: center, size)
    }
    return made
  }

  /// Guides between neighbours that are all equally long.
  private func equalGaps(
    _ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    _ size: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.leading, .trailing) : (.top, .bottom)
    var made: [NSLayoutConstraint] = []
    for (view, next) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      made.append(constraint(guide, start, view, from))
      made.append(constraint(guide, end, next, to))
      if let first = ownGuides.first {
        made.append(constraint(guide, size, first, size, priority: 999))
      }
      ownGuides.append(guide)
    }
    return made
  }

  private func acrossConstraints(_ view: UIView, _ area: AnyObject) -> [NSLayoutConstraint] {
    let (start, end, center):
      (
        NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute
      ) = isRow ? (.top, .bottom, .centerY) : (.leading, .trailing, .centerX)
    let within = [
      constraint(view, start, area, start, relation: .greaterThanOrEqual),
      constraint(view, end, area, end, relation: .lessThanOrEqual),
      // The stack is no larger than its largest view needs.
      constraint(self, isRow ? .height : .width, nil, .notAnAttribute, priority: 1),
    ]
    switch alignment {
    case .fill:
      return [constraint(view, start, area, start), constraint(view, end, area, end)]
    case .leading: return within + [constraint(view, start, area, start)]
    case .trailing: return within + [constraint(view, end, area, end)]
    case .center: return within + [constraint(view, center, area, center)]
    case .firstBaseline, .lastBaseline:
      guard isRow, let first = arranged.first(where: { !$0.isHidden }), first !== view else {
        return within
      }
      let line: NSLayoutConstraint.Attribute =
        alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      return within + [constraint(view, line, first, line)]
    }
  }
}

import HeadlessQuartzCore

/// Lays out views in a row or a column, by constraints of its own.
open class UIStackView: UIView {
  override var isOpaqueByDefault: Bool { false }

  public enum Distribution: Int, Sendable {
    /// The priorities of the views determine which ones stretch.
    case fill
    case fillEqually
    /// Stretches the intrinsic sizes by a common factor.
    case fillProportionally
    /// Equal gaps.
    case equalSpacing
    /// Equal distances between centers.
    case equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill
    /// The leading edge of a column, the top of a row.
    case leading
    /// For rows only.
    case firstBaseline
    case center
    /// The trailing edge of a column, the bottom of a row.
    case trailing
    /// For rows only.
    case lastBaseline

    /// The name for rows.
    public static let top = Alignment.leading
    /// The name for rows.
    public static let bottom = Alignment.trailing
  }

  private var arranged: [UIView] = []
  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuides: [UILayoutGuide] = []
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { rearrange() }
  }
  open var distribution = Distribution.fill {
    didSet { rearrange() }
  }
  open var alignment = Alignment.fill {
    didSet { rearrange() }
  }
  /// In points; the least distance if the distribution has equal gaps.
  open var spacing: CGFloat = 0 {
    didSet { rearrange() }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { rearrange() }
  }
  /// Fidelity: spacing never starts at baselines.
  open var isBaselineRelativeArrangement = false

  /// As a custom spacing, selects ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    restore(from: coder)
  }

  // MARK: Views

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Moves the view if it is already in the stack.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange()
  }

  /// The view stays a subview; its custom spacing is forgotten.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Does nothing for a view that is not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    rearrange()
  }

  /// In points; ``spacingUseDefault`` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  override func visibilityDidChange(of subview: UIView) {
    super.visibilityDidChange(of: subview)
    rearrange()
    // In an animation block the other views animate to their new frames without `layoutIfNeeded()`.
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
    for view in views { made += acrossConstraints(view, area) }
    // Hidden views follow, and have no say.
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    for view in hidden {
      made.append(constraint(view, start, area, start))
      if alignment == .fill { made.append(constraint(view, end, area, end, priority: 1)) }
    }
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

  /// Adds guides of equal length between neighbours.
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
      // The stack is no larger than its largest view.
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

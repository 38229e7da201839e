import HeadlessQuartzCore

/// Solves the constraints of one view hierarchy by linear programming.
///
/// A view that translates its autoresizing mask has a constant frame. Any other view has four
/// unknowns: x, y, width and height. Constraints without common unknowns are solved separately, so
/// the time stays close to proportional to their number.
///
/// Fidelity: UIKit rounds frames to whole pixels, the engine does not. As in UIKit, transforms are
/// ignored.
struct LayoutSolver {
  /// A relation between a linear expression and 0.
  struct Requirement {
    var expression: LinearExpression
    var relation: Tableau.Relation
    var priority: UILayoutPriority
    /// The app's constraint; `nil` for requirements of the solver.
    var constraint: NSLayoutConstraint?
  }

  private let root: UIView
  private(set) var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private var contentBoxes: [ObjectIdentifier: LayoutBox] = [:]
  private var unknownCount = 0
  private var views: [(view: UIView, x: Int, y: Int, width: Int, height: Int)] = []
  private var guides: [(guide: UILayoutGuide, x: Int, y: Int, width: Int, height: Int)] = []
  private var contents: [(scrollView: UIScrollView, width: Int, height: Int)] = []
  private var constraints: [NSLayoutConstraint] = []
  private var requirements: [Requirement] = []
  /// The heights of texts for their widths in the first pass.
  private var heights: [ObjectIdentifier: CGFloat]

  // MARK: Entry

  /// Solves a hierarchy and stores the frames in its views, which are then laid out.
  static func solve(_ root: UIView) {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    var solver = LayoutSolver(root, heights: heights)
    guard !solver.constraints.isEmpty else { return }
    var values = solver.values(reporting: true)
    // The height of a text depends on its width, so a second pass uses the widths of the first.
    for entry in solver.views {
      if let height = entry.view.heightFitting(width: CGFloat(values[entry.width])) {
        heights[ObjectIdentifier(entry.view)] = height
      }
    }
    if !heights.isEmpty {
      solver = LayoutSolver(root, heights: heights)
      values = solver.values(reporting: false)
    }
    solver.publish(values)
  }

  /// Solves for the size of one view.
  static func size(
    of view: UIView, near target: CGSize,
    priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    var size = CGSize.zero
    for _ in 0..<2 {
      var solver = LayoutSolver(
        view, heights: heights, target: target, priorities: priorities)
      let values = solver.values(reporting: false)
      size = CGSize(width: tidy(values[0]), height: tidy(values[1]))
      for entry in solver.views {
        if let height = entry.view.heightFitting(width: CGFloat(values[entry.width])) {
          heights[ObjectIdentifier(entry.view)] = height
        }
      }
      if heights.isEmpty { break }
    }
    return size
  }

  private init(_ root: UIView, heights: [ObjectIdentifier: CGFloat]) {
    self.root = root
    self.heights = heights
    let size = root.bounds.size
    enter(
      root,
      LayoutBox(
        left: LinearExpression(), top: LinearExpression(),
        width: LinearExpression(Double(size.width)), height: LinearExpression(Double(size.height))))
    addConstraints()
  }

  /// For a root of unknown size, whose width and height are variables 0 and 1.
  private init(
    _ root: UIView, heights: [ObjectIdentifier: CGFloat], target: CGSize,
    priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) {
    self.root = root
    self.heights = heights
    let (width, height) = (makeUnknown(), makeUnknown())
    for (unknown, length, priority) in [
      (width, target.width, priorities.horizontal), (height, target.height, priorities.vertical),
    ] {
      require(LinearExpression(variable: unknown) + -Double(length), .equal, priority)
      require(LinearExpression(variable: unknown), .atLeast, .required)
    }
    addOwnSize(of: root, LinearExpression(variable: width), LinearExpression(variable: height))
    enter(
      root,
      LayoutBox(
        left: LinearExpression(), top: LinearExpression(),
        width: LinearExpression(variable: width), height: LinearExpression(variable: height)))
    addConstraints()
  }

  // MARK: Unknowns

  private mutating func makeUnknown() -> Int {
    unknownCount += 1
    return unknownCount - 1
  }

  private mutating func require(
    _ expression: LinearExpression, _ relation: Tableau.Relation, _ priority: UILayoutPriority,
    _ constraint: NSLayoutConstraint? = nil
  ) {
    requirements.append(
      Requirement(
        expression: expression, relation: relation, priority: priority, constraint: constraint))
  }

  /// Adds the box of a view, then those of its guides and subviews.
  private mutating func enter(_ view: UIView, _ box: LayoutBox) {
    boxes[ObjectIdentifier(view)] = box
    constraints += view.constraints
    var content = box
    if let scrollView = view as? UIScrollView {
      let (width, height) = (makeUnknown(), makeUnknown())
      contents.append((scrollView, width, height))
      content.left.constant -= Double(view.bounds.minX)
      content.top.constant -= Double(view.bounds.minY)
      content.width = LinearExpression(variable: width)
      content.height = LinearExpression(variable: height)
      contentBoxes[ObjectIdentifier(view)] = content
    }
    for guide in view.layoutGuides { enter(guide, in: box) }
    for subview in view.subviews {
      if subview.translatesAutoresizingMaskIntoConstraints {
        let frame = subview.untransformedFrame
        enter(
          subview,
          LayoutBox(
            left: box.left + Double(frame.minX - view.bounds.minX),
            top: box.top + Double(frame.minY - view.bounds.minY),
            width: LinearExpression(Double(frame.width)),
            height: LinearExpression(Double(frame.height))))
      } else {
        enterUnknown(subview, content: content)
      }
    }
  }

  private mutating func enterUnknown(_ view: UIView, content: LayoutBox) {
    let (x, y) = (makeUnknown(), makeUnknown())
    let (width, height) = (makeUnknown(), makeUnknown())
    views.append((view, x, y, width, height))
    let box = LayoutBox(
      left: content.left + LinearExpression(variable: x),
      top: content.top + LinearExpression(variable: y),
      width: LinearExpression(variable: width), height: LinearExpression(variable: height))
    require(box.width, .atLeast, .required)
    require(box.height, .atLeast, .required)
    addOwnSize(of: view, box.width, box.height)
    enter(view, box)
  }

  private mutating func enter(_ guide: UILayoutGuide, in box: LayoutBox) {
    let (x, y) = (makeUnknown(), makeUnknown())
    let (width, height) = (makeUnknown(), makeUnknown())
    guides.append((guide, x, y, width, height))
    boxes[ObjectIdentifier(guide)] = LayoutBox(
      left: box.left + LinearExpression(variable: x),
      top: box.top + LinearExpression(variable: y),
      width: LinearExpression(variable: width), height: LinearExpression(variable: height))
    require(LinearExpression(variable: width), .atLeast, .required)
    require(LinearExpression(variable: height), .atLeast, .required)
  }

  /// Adds requirements for hugging and compression resistance.
  private mutating func addOwnSize(
    of view: UIView, _ width: LinearExpression, _ height: LinearExpression
  ) {
    let insets = view.alignmentRectInsets
    var size = view.intrinsicContentSize
    if size.width != UIView.noIntrinsicMetric { size.width += insets.left + insets.right }
    if size.height != UIView.noIntrinsicMetric { size.height += insets.top + insets.bottom }
    if let fitting = heights[ObjectIdentifier(view)] { size.height = fitting }
    let axes: [(NSLayoutConstraint.Axis, CGFloat, LinearExpression)] = [
      (.horizontal, size.width, width), (.vertical, size.height, height),
    ]
    for (axis, length, expression) in axes where length != UIView.noIntrinsicMetric {
      let excess = expression + -Double(length)
      require(excess, .atMost, view.contentHuggingPriority(for: axis))
      require(excess, .atLeast, view.contentCompressionResistancePriority(for: axis))
    }
  }

  // MARK: Constraints

  private mutating func addConstraints() {
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) {
      guard var expression = side(of: constraint, first: true) else { continue }
      if constraint.secondItem != nil {
        guard let second = side(of: constraint, first: false) else { continue }
        expression.add(second, times: -Double(constraint.multiplier))
      }
      expression.constant -= Double(constraint.constant)
      let relation: Tableau.Relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .atMost
        case .greaterThanOrEqual: .atLeast
        }
      require(expression, relation, constraint.priority, constraint)
    }
  }

  /// One side of a constraint; for a multiplier, positions are relative to the holder's origin.
  private func side(of constraint: NSLayoutConstraint, first: Bool) -> LinearExpression? {
    let item = first ? constraint.firstItem : constraint.secondItem
    let other = first ? constraint.secondItem : constraint.firstItem
    let attribute = first ? constraint.firstAttribute : constraint.secondAttribute
    guard let item, let box = box(of: item, attribute, relatedTo: other) else { return nil }
    let view = item as? UIView
    guard
      var value = box.value(
        of: attribute, alignment: view?.alignmentRectInsets ?? .zero,
        margins: view?.layoutMargins ?? .zero,
        baselines: view.map { (Double($0.firstBaseline), Double($0.lastBaseline)) } ?? (0, 0))
    else { return nil }
    if !attribute.isSize, constraint.multiplier != 1, let holder = constraint.holder,
      let origin = boxes[ObjectIdentifier(holder)]
    {
      value = value - (attribute.isHorizontalPlace ? origin.left : origin.top)
    }
    return value
  }

  /// The item's box; for descendants of a scroll view, its edges are those of the content.
  private func box(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, relatedTo other: AnyObject?
  ) -> LayoutBox? {
    if let guide = item as? UILayoutGuide, let view = guide.owningView {
      let box = boxes[ObjectIdentifier(view)]
      switch guide.source {
      case .constraints: return boxes[ObjectIdentifier(guide)]
      case .safeArea: return box?.inset(by: view.safeAreaInsets)
      case .margins: return box?.inset(by: view.layoutMargins)
      case .keyboard: return box?.foot(of: view.safeAreaInsets.bottom)
      case .scrollFrame: return box
      case .scrollContent: return contentBoxes[ObjectIdentifier(view)]
      }
    }
    if !attribute.isSize, let content = contentBoxes[ObjectIdentifier(item)],
      let view = item as? UIView, let inner = other.flatMap(NSLayoutConstraint.view),
      inner !== view, inner.isDescendant(of: view)
    {
      return content
    }
    return boxes[ObjectIdentifier(item)]
  }

  // MARK: Solving

  /// Returns the values of all unknowns.
  private mutating func values(reporting: Bool) -> [Double] {
    var values = [Double](repeating: 0, count: unknownCount)
    var groups = UnknownGroups(count: unknownCount)
    for requirement in requirements { groups.join(requirement.expression.variables) }
    var members: [Int: [Requirement]] = [:]
    for requirement in requirements {
      guard let first = requirement.expression.variables.first else {
        if reporting { report(requirement) }
        continue
      }
      members[groups.representative(of: first), default: []].append(requirement)
    }
    let unknowns = groups.groups()
    for representative in members.keys.sorted() {
      let part = members[representative] ?? []
      let unknowns = unknowns[representative] ?? []
      for (unknown, value) in solution(of: part, unknowns, reporting: reporting) {
        values[unknown] = value
      }
    }
    return values
  }

  private func solution(
    of part: [Requirement], _ unknowns: [Int], reporting: Bool
  ) -> [(unknown: Int, value: Double)] {
    var names: [Int: Int] = [:]
    for (index, unknown) in unknowns.enumerated() { names[unknown] = index }
    let preferences = Set(part.map(\.priority)).filter { $0 < .required }.sorted(by: >)
    var tableau = Tableau(variables: unknowns.count, ranks: preferences.count)
    for requirement in part.filter({ $0.priority >= .required })
      + part.filter({
        $0.priority < .required
      })
    {
      var expression = LinearExpression(requirement.expression.constant)
      for variable in requirement.expression.variables {
        expression.add(names[variable] ?? 0, times: requirement.expression.factor(of: variable))
      }
      let rank = preferences.firstIndex(of: requirement.priority)
      if !tableau.add(expression, requirement.relation, rank: rank), reporting,
        let constraint = requirement.constraint
      {
        constraint.reportConflict()
      }
    }
    return unknowns.enumerated().map { ($1, tableau.value(of: $0)) }
  }

  /// Reports a required constraint without unknowns that does not hold.
  private func report(_ requirement: Requirement) {
    guard let constraint = requirement.constraint, requirement.priority >= .required else { return }
    let excess = requirement.expression.constant
    let holds =
      switch requirement.relation {
      case .equal: abs(excess) < LayoutSolver.tolerance
      case .atMost: excess < LayoutSolver.tolerance
      case .atLeast: excess > -LayoutSolver.tolerance
      }
    if !holds { constraint.reportConflict() }
  }

  /// In points, far below a pixel.
  private static let tolerance = 1e-3

  // MARK: Results

  /// Removes rounding errors from a length that is nearly a multiple of 1/64.
  private static func tidy(_ value: Double) -> CGFloat {
    let whole = (value * 64).rounded() / 64
    return CGFloat(abs(value - whole) < 1e-7 ? whole : value)
  }

  /// Stores the frames in their views, and invalidates the layout of the superviews of those that
  /// have changed: a frame that was set by hand stays until then.
  private func publish(_ values: [Double]) {
    func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CGRect {
      CGRect(
        x: LayoutSolver.tidy(values[x]), y: LayoutSolver.tidy(values[y]),
        width: LayoutSolver.tidy(values[width]), height: LayoutSolver.tidy(values[height]))
    }
    for entry in guides {
      entry.guide.solvedFrame = rectangle(entry.x, entry.y, entry.width, entry.height)
    }
    for entry in contents {
      let size = CGSize(
        width: LayoutSolver.tidy(values[entry.width]),
        height: LayoutSolver.tidy(values[entry.height]))
      entry.scrollView.contentLayoutGuide.solvedFrame.size = size
      if entry.scrollView.isContentConstrained, size != entry.scrollView.contentSize {
        entry.scrollView.contentSize = size
      }
    }
    for entry in views {
      let frame = rectangle(entry.x, entry.y, entry.width, entry.height)
      let former = entry.view.constraintsState.solvedFrame ?? entry.view.untransformedFrame
      entry.view.constraintsState.solvedFrame = frame
      if frame != former { entry.view.superview?.setNeedsLayout() }
    }
  }
}

import HeadlessQuartzCore

/// Solves the constraints of one view hierarchy by linear programming.
///
/// A view that translates its autoresizing mask has a constant frame, and so has one that no
/// constraint mentions and that has no size of its own. Any other view has four unknowns: x, y, width
/// and height. Constraints without common unknowns are solved separately, so
/// the time stays close to proportional to their number.
///
/// Fidelity: UIKit rounds frames to whole pixels, the engine does not. As in UIKit, transforms are
/// ignored.
struct LayoutSolver {
  /// A relation between a linear expression and 0.
  struct Requirement {
    var expression: LinearExpression
    var relation: SimplexTableau.Relation
    var priority: UILayoutPriority
    /// The app's constraint; `nil` for requirements of the solver.
    var constraint: NSLayoutConstraint?
  }

  private let root: UIView
  private let findsSize: Bool
  private(set) var boxes: [ObjectIdentifier: LayoutBox] = [:]
  private(set) var contentBoxes: [ObjectIdentifier: LayoutBox] = [:]
  private var unknownCount = 0
  private var views: [(view: UIView, x: Int, y: Int, width: Int, height: Int)] = []
  private var guides: [(guide: UILayoutGuide, x: Int, y: Int, width: Int, height: Int)] = []
  private var contents: [(scrollView: UIScrollView, width: Int, height: Int)] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The views that active constraints name, themselves or by one of their guides.
  private var named: Set<ObjectIdentifier> = []
  /// Views without unknowns that do not translate their masks: they keep the frames that they have.
  private var unconstrained: [UIView] = []
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
    findsSize = false
    self.heights = heights
    findNamedViews(in: root)
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
    findsSize = true
    self.heights = heights
    findNamedViews(in: root)
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

  mutating func require(
    _ expression: LinearExpression, _ relation: SimplexTableau.Relation,
    _ priority: UILayoutPriority,
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
      if hasConstantFrame(subview) {
        let frame = subview.layoutFrame
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

  private mutating func findNamedViews(in view: UIView) {
    for constraint in view.constraints {
      for named in constraint.views { self.named.insert(ObjectIdentifier(named)) }
    }
    for subview in view.subviews { findNamedViews(in: subview) }
  }

  private mutating func hasConstantFrame(_ view: UIView) -> Bool {
    if view.translatesAutoresizingMaskIntoConstraints { return true }
    // A cell that is measured may be as large as its content view needs.
    if view.constraintsState.isFramedByOwner, !findsSize || view.superview !== root { return true }
    if named.contains(ObjectIdentifier(view)) { return false }
    let size = view.intrinsicContentSize
    guard size.width == UIView.noIntrinsicMetric, size.height == UIView.noIntrinsicMetric else {
      return false
    }
    unconstrained.append(view)
    return true
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
    var tableau = SimplexTableau(variables: unknowns.count, ranks: preferences.count)
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
      let scrollView = entry.scrollView
      let size = CGSize(
        width: LayoutSolver.tidy(values[entry.width]),
        height: LayoutSolver.tidy(values[entry.height]))
      scrollView.contentLayoutGuide.solvedFrame.size = size
      var content = scrollView.contentSize
      if scrollView.isContentConstrained(along: .horizontal) { content.width = size.width }
      if scrollView.isContentConstrained(along: .vertical) { content.height = size.height }
      if content != scrollView.contentSize { scrollView.contentSize = content }
    }
    for view in unconstrained { view.constraintsState.solvedFrame = nil }
    for entry in views {
      let frame = rectangle(entry.x, entry.y, entry.width, entry.height)
      let former = entry.view.constraintsState.solvedFrame ?? entry.view.layoutFrame
      entry.view.constraintsState.solvedFrame = frame
      guard frame != former else { continue }
      root.constraintsState.hasMoved = true
      entry.view.superview?.setNeedsLayout()
    }
  }
}

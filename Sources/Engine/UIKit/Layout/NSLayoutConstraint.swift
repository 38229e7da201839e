import HeadlessQuartzCore

/// A linear relation: first attribute = second attribute × multiplier + constant, or ≤, or ≥.
///
/// The closest common ancestor of both items holds an active constraint; the next layout applies
/// it. A required constraint that contradicts others is ignored and records the fault
/// `unsatisfiable-constraint`.
///
/// Fidelity: `shouldBeArchived` is kept without effect.
open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right
    case top
    case bottom
    /// The left edge, since lines run from left to right.
    case leading
    /// The right edge.
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
    /// For a constraint between an attribute and a constant.
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }

  /// Alignments of the views in a visual format, as constraints between neighbours.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  open private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  /// `nil` for a constraint between an attribute and a constant.
  open private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  /// Also part of the message about a conflict.
  open var identifier: String?
  /// Whether the constraint is saved with its view; kept, without effect.
  open var shouldBeArchived = false
  /// The view that holds the constraint; `nil` while it is inactive.
  package weak var holder: UIView?

  /// The order of activation among all constraints.
  var activation = 0

  /// The distances that it measures, to which there are no other strong references.
  private let distances: [AnchorDistance]

  /// Counts the constraint while it is active.
  var counter: ActiveConstraints?

  /// Whether a conflict was recorded since the constraint last changed.
  var isConflictReported = false

  open func awakeFromNib() {}

  /// In points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { changed() } }
  }

  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { changed() } }
  }

  /// The setter finds the closest common ancestor of both items, which holds the constraint.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    distances = [view1, view2 as Any].compactMap { $0 as? AnchorDistance }
    super.init()
  }

  /// A place holder without items, which constrains nothing.
  public override init() {
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    constant = 0
    distances = []
    super.init()
  }

  deinit {
    // A constraint can be released while active, together with the view that holds it.
    counter?.count -= 1
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

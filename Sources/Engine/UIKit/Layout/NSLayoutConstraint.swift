import HeadlessQuartzCore

/// "first item's attribute = second item's attribute × multiplier + constant", or ≤, or ≥.
///
/// An active constraint is held by the closest view that contains both items and counts in the
/// next layout of their hierarchy. A required constraint that contradicts others is left out and
/// recorded as the fault `unsatisfiable-constraint`.
open class NSLayoutConstraint: NSObject {
  /// What of an item a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where lines begin.
    case leading
    /// The edge where lines end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The centre along x.
    case centerX
    /// The centre along y.
    case centerY
    /// The base line of the last line of text.
    case lastBaseline
    /// The base line of the first line of text.
    case firstBaseline
    /// The left edge inside of the margins.
    case leftMargin
    /// The right edge inside of the margins.
    case rightMargin
    /// The upper edge inside of the margins.
    case topMargin
    /// The lower edge inside of the margins.
    case bottomMargin
    /// The edge where lines begin, inside of the margins.
    case leadingMargin
    /// The edge where lines end, inside of the margins.
    case trailingMargin
    /// The centre along x between the margins.
    case centerXWithinMargins
    /// The centre along y between the margins.
    case centerYWithinMargins
    /// None; the constraint is about a constant.
    case notAnAttribute = 0
  }

  /// How both sides compare.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Exactly.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// The axis of a size or of a stack.
  public enum Axis: Int, Sendable {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical
  }

  /// How items of a visual format are aligned; without effect, see the initialisers.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The view or guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// What of the first item is constrained.
  public let firstAttribute: Attribute
  /// How both sides compare.
  public let relation: Relation
  /// The view or guide on the right side, if there is one.
  open private(set) weak var secondItem: AnyObject?
  /// What of the second item is meant.
  public let secondAttribute: Attribute
  /// The factor on the right side.
  public let multiplier: CGFloat
  /// What the app calls the constraint.
  open var identifier: String?
  /// Whether the constraint only exists until the app replaces it.
  ///
  /// Fidelity: kept, without effect.
  open var shouldBeArchived = false
  /// The view that holds the constraint while it is active.
  package weak var holder: UIView?

  /// When the constraint was last activated, counted over all constraints.
  var activation = 0

  /// Whether the constraint counts as active.
  var isCounted = false

  /// Whether it was recorded that the constraint contradicts others, since it last changed.
  var isConflictReported = false

  /// The points added on the right side; changing it asks for a new layout.
  open var constant: CGFloat {
    didSet { if constant != oldValue { changed() } }
  }

  /// How much the constraint matters; changing it asks for a new layout.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { changed() } }
  }

  /// Whether the constraint counts.
  ///
  /// Setting it finds the view that holds the constraint.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Creates an inactive constraint between two attributes, or of one and a number.
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
    super.init()
  }

  deinit {
    // An active constraint goes when its holder goes.
    if isCounted { NSLayoutConstraint.activeCount -= 1 }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

import Motion

/// A rectangle with a look and a place among others; what is drawn, animated and hit.
///
/// A layer holds model values: what was set last. What is seen during an animation comes from the
/// model and the animations together, see ``presentation()``.
open class CALayer: NSObject, CAMediaTiming {
  /// Tells layers apart; never used twice.
  package let serial: Int
  /// Model values, or sampled ones in a presentation layer.
  package var properties = LayerProperties()
  package internal(set) var timing = Timing(duration: .infinity)

  /// The view or other object that this layer draws for; set by UIKit.
  package weak var owner: (any LayerOwner)?

  // The tree.
  var children: [CALayer] = []
  weak var parent: CALayer?
  var maskLayer: CALayer?

  // Committing.
  var isTouched = false
  /// Whether the layer hangs below the root layer of a window.
  package internal(set) var isRendered = false
  /// Whether a commit has seen the layer in the rendered tree.
  package internal(set) var wasCommitted = false
  /// What the last commit saw of the layer.
  var committed: CommittedLook?
  var layoutIsNeeded = false
  var displayIsNeeded = false

  // Animations.
  var attached: [AttachedAnimation] = []
  var anonymousAnimations = 0

  /// The layer that a presentation layer was sampled from.
  let source: CALayer?

  // What Motion has no place for.
  var objects: [String: Any] = [:]
  var drawn: Picture?

  /// Whether the layer draws its content anew whenever its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Asked for actions, layout and content before the layer's own ways.
  open weak var delegate: (any CALayerDelegate)?
  /// Actions by the key they belong to; `NSNull` stands for "none".
  open var actions: [String: any CAAction]?
  /// Values for properties and actions that are not set otherwise.
  open var style: [AnyHashable: Any]?

  private static var serials = 0

  /// Creates an empty layer of no size.
  public override init() {
    Self.serials += 1
    serial = Self.serials
    source = nil
    super.init()
    setUp()
  }

  /// Copies another layer's values, but neither its sublayers nor its animations.
  ///
  /// Fidelity: UIKit creates presentation layers through this initialiser; here a presentation
  /// layer of a class of the app's own is a layer of the nearest class of Core Animation.
  public init(layer: Any) {
    Self.serials += 1
    serial = Self.serials
    source = nil
    super.init()
    if let other = layer as? CALayer { copyValues(of: other) }
  }

  /// Fails: nothing is archived here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Creates the layer that shows how `model` looks now.
  init(presenting model: CALayer) {
    serial = model.serial
    source = model
    super.init()
    copyValues(of: model)
  }

  deinit {
    guard source == nil, isRendered || !attached.isEmpty else { return }
    DeferredReleases.shared.add(
      layers: isRendered ? children + (maskLayer.map { [$0] } ?? []) : [], animations: attached)
  }

  /// Fills in what a subclass of Core Animation adds.
  func setUp() {}

  func copyValues(of other: CALayer) {
    properties = other.properties
    timing = other.timing
    objects = other.objects
    drawn = other.drawn
    owner = other.owner
    delegate = other.delegate
    actions = other.actions
    style = other.style
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
  }

  /// Whether this is a presentation layer.
  var isPresentation: Bool { source != nil }

  /// What the app calls the layer.
  open var name: String? {
    get { objects["name"] as? String }
    set {
      objects["name"] = newValue
      touch()
    }
  }

  // MARK: - Geometry

  /// The rectangle that the layer takes up in its superlayer.
  ///
  /// Computed from ``bounds``, ``position``, ``anchorPoint`` and ``transform``: the smallest upright
  /// rectangle around the transformed bounds. Setting it finds the position and the size of the
  /// bounds that give such a rectangle; the origin of the bounds stays.
  open var frame: CGRect {
    get { CGRect(properties.frame) }
    set { setFrame(Rectangle(newValue.standardized)) }
  }

  /// The layer's rectangle in its own coordinates; negative sizes are turned round.
  open var bounds: CGRect {
    get { CGRect(properties.bounds) }
    set {
      let old = properties.bounds.size
      change("bounds", \.bounds, to: Rectangle(newValue.standardized))
      guard old != properties.bounds.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// Where the anchor point is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { CGPoint(properties.position) }
    set { change("position", \.position, to: Point(newValue)) }
  }

  /// The point that ``position`` places and about which ``transform`` acts, as fractions of the size.
  open var anchorPoint: CGPoint {
    get { CGPoint(properties.anchorPoint) }
    set { change("anchorPoint", \.anchorPoint, to: Point(newValue)) }
  }

  /// How the layer is transformed about its anchor point.
  open var transform: CATransform3D {
    get { CATransform3D(properties.transform) }
    set { change("transform", \.transform, to: newValue.plain) }
  }

  // MARK: - Tree

  /// The layer that this one is on, or masks.
  open var superlayer: CALayer? { source.map { $0.parent?.presentation() } ?? parent }

  /// The layers on this one, from back to front; `nil` instead of none.
  open var sublayers: [CALayer]? {
    get {
      let layers = source?.children.compactMap { $0.presentation() } ?? children
      return layers.isEmpty ? nil : layers
    }
    set { replaceChildren(with: newValue ?? []) }
  }

  /// Puts a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  /// Puts a layer at a place among the others; 0 is the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Puts a layer behind `sibling`, or at the back if that is not here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0, otherwise: 0)
  }

  /// Puts a layer in front of `sibling`, or in front of all if that is not here.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1, otherwise: nil)
  }

  /// Takes the layer from its superlayer, whether it is a sublayer or the mask.
  open func removeFromSuperlayer() {
    guard let parent, !isPresentation else { return }
    parent.release(self)
  }

  // MARK: - Layout and content

  /// Asks for ``layoutSublayers()`` before the next commit.
  open func setNeedsLayout() {
    guard !isPresentation else { return }
    layoutIsNeeded = true
    touch()
  }

  /// Lays out the sublayers; the delegate does it if there is one.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Asks for new content before the next commit.
  open func setNeedsDisplay() {
    guard !isPresentation else { return }
    displayIsNeeded = true
    touch()
  }

  /// Gives the layer its content: by the delegate's `display(_:)`, or by drawing.
  open func display() { displayByDelegateOrDrawing() }

  /// Draws the content; the delegate does it if there is one.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether a change of the property `key` makes new content necessary.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// What a property is as long as nobody sets it; `nil` where that is nothing, zero or empty.
  open class func defaultValue(forKey key: String) -> Any? { LayerDefaults.value(forKey: key) }

  // MARK: - Actions and hits

  /// Finds what answers a change of `event`.
  ///
  /// Asks the delegate, then ``actions``, then the actions in ``style``, then
  /// ``defaultAction(forKey:)``; `NSNull` ends the search with nothing. A layer that has been seen on
  /// screen and finds nothing animates implicitly.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  /// The action of all layers of the class for `event`; none unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Finds the deepest layer at a point of the superlayer's, front first; `nil` if there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

  /// Whether a point of the layer's own coordinates is inside of its bounds.
  ///
  /// The upper and left edges belong to the layer, the lower and right ones do not.
  open func contains(_ p: CGPoint) -> Bool {
    let rectangle = properties.bounds
    return Double(p.x) >= rectangle.minX && Double(p.x) < rectangle.maxX
      && Double(p.y) >= rectangle.minY && Double(p.y) < rectangle.maxY
  }

  // MARK: - Animations

  /// Adds a copy of an animation; a `key` in use replaces what it stood for.
  ///
  /// The copy begins with the next commit unless it has a `beginTime`. Later changes of the original
  /// change nothing.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Ends an animation; its delegate is told that it did not finish.
  open func removeAnimation(forKey key: String) { detach { $0.key == key } }

  /// Ends all animations; their delegates are told that they did not finish.
  open func removeAllAnimations() { detach { _ in true } }

  // MARK: - Presentation

  /// Returns how the layer looks now, as a layer of its own; `nil` outside of a window.
  ///
  /// Superlayer, sublayers and mask of the result are presentation layers too.
  ///
  /// Fidelity: UIKit shows the last frame that was drawn; here it is exactly this instant.
  open func presentation() -> CALayer? {
    if isPresentation { return self }
    guard isRendered else { return nil }
    let layer = makePresentation()
    layer.properties = sampledProperties()
    return layer
  }

  /// The layer that a presentation layer shows; other layers return themselves.
  open func model() -> CALayer { source ?? self }

  /// A layer of the nearest class of Core Animation that stands for this one's look.
  func makePresentation() -> CALayer { CALayer(presenting: self) }
}

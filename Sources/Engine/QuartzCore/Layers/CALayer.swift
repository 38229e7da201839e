import Motion

/// A node of the layer tree: model values, animations and sublayers.
///
/// Model values are the last ones that were set. The values on screen during an animation follow from
/// the model values and the animations; see ``presentation()``.
open class CALayer: NSObject, CAMediaTiming {
  /// Unique among layers, never reused; presentation layers have their model's.
  package private(set) var serial: Int
  /// Model values; sampled ones in a presentation layer.
  package var properties = LayerProperties()
  package internal(set) var timing = Timing(duration: .infinity)

  /// The view, set by UIKit.
  package weak var owner: (any LayerOwner)?

  // The tree.
  var children: [CALayer] = []
  weak var parent: CALayer?
  var maskLayer: CALayer?

  // Committing.
  var isTouched = false
  /// Whether observers are notified later, when all changes are made that belong together.
  var holdsReports = false
  /// Whether it is a window's on the screen, which no layer has to hold.
  var isRenderRoot = false
  /// Whether the layer is in the layer tree of a window.
  package internal(set) var isRendered = false
  /// Whether a commit has included the layer.
  package internal(set) var wasCommitted = false
  /// The state at the last commit.
  var committed: CommittedState?
  var layoutIsNeeded = false
  /// Whether `layoutSublayers()` is running.
  package internal(set) var isLayingOut = false
  var displayIsNeeded = false

  // Animations.
  var attached: [AttachedAnimation] = []
  /// The object that draws the layer with every frame; `nil` while none does.
  var animatedDrawing: AnimatedDrawing?
  var anonymousAnimations = 0

  /// The model layer of a presentation layer; `nil` for model layers.
  private(set) var source: CALayer?

  // Values that Motion does not have.
  var objects: [String: Any] = [:]
  var drawn: Picture?

  open var needsDisplayOnBoundsChange = false
  open weak var delegate: (any CALayerDelegate)?
  /// `NSNull` means no action.
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?

  private let releases = MainLoop.shared.releases

  public override init() {
    serial = World.current.layerSerials.next()
    source = nil
    super.init()
    setUp()
  }

  /// Copies the values of another layer, without its sublayers and animations.
  ///
  /// Presentation layers of an app's own class are made with it, as by Core Animation.
  public init(layer: Any) {
    let other = layer as? CALayer
    let model = World.current.presentedLayer === other ? other : nil
    World.current.presentedLayer = nil
    serial = model?.serial ?? World.current.layerSerials.next()
    source = model
    super.init()
    if let other { copyValues(of: other) }
  }

  public required init?(coder: NSCoder) {
    nil
  }

  deinit {
    guard source == nil, isRendered || !attached.isEmpty else { return }
    releases.add(
      layers: isRendered ? children + (maskLayer.map { [$0] } ?? []) : [], animations: attached)
  }

  /// Adds the values that a subclass of Core Animation introduces.
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

  var isPresentation: Bool { source != nil }

  open var name: String? {
    get { objects["name"] as? String }
    set {
      objects["name"] = newValue
      touch()
    }
  }

  // MARK: - Geometry

  /// The smallest upright rectangle around the transformed bounds, in the superlayer.
  ///
  /// Setting it changes the position and the size of the bounds; the origin of the bounds stays.
  open var frame: CGRect {
    get { CGRect(properties.frame) }
    set {
      guard isGeometry("frame", newValue) else { return }
      setFrame(Rectangle(newValue.standardized))
    }
  }

  /// Setting a rectangle of negative size standardizes it.
  open var bounds: CGRect {
    get { CGRect(properties.bounds) }
    set {
      guard isGeometry("bounds", newValue) else { return }
      let old = properties.bounds.size
      change("bounds", \.bounds, to: Rectangle(newValue.standardized))
      guard old != properties.bounds.size else { return }
      setNeedsLayout()
      // A superlayer that gives its sublayers their sizes right now is not asked to do so again.
      if let parent, !parent.isLayingOut { parent.setNeedsLayout() }
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  open var position: CGPoint {
    get { CGPoint(properties.position) }
    set {
      guard isGeometry("position", CGRect(origin: newValue, size: .zero)) else { return }
      change("position", \.position, to: Point(newValue))
    }
  }

  open var anchorPoint: CGPoint {
    get { CGPoint(properties.anchorPoint) }
    set { change("anchorPoint", \.anchorPoint, to: Point(newValue)) }
  }

  open var transform: CATransform3D {
    get { CATransform3D(properties.transform) }
    set { change("transform", \.transform, to: newValue.plain) }
  }

  // MARK: - Tree

  open var superlayer: CALayer? { source.map { $0.parent?.presentation() } ?? parent }

  open var sublayers: [CALayer]? {
    get {
      let layers = source?.children.compactMap { $0.presentation() } ?? children
      return layers.isEmpty ? nil : layers
    }
    set { replaceChildren(with: newValue ?? []) }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts at the back if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0, otherwise: 0)
  }

  /// Inserts at the front if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1, otherwise: nil)
  }

  /// Also removes a mask from the layer that it masks.
  open func removeFromSuperlayer() {
    guard let parent, !isPresentation else { return }
    parent.release(self)
  }

  // MARK: - Layout and content

  open func setNeedsLayout() {
    guard !isPresentation else { return }
    layoutIsNeeded = true
    touch()
  }

  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func setNeedsDisplay() {
    guard !isPresentation else { return }
    displayIsNeeded = true
    touch()
  }

  open func display() { displayByDelegateOrDrawing() }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// `nil` if the default is zero, empty or `nil`.
  open class func defaultValue(forKey key: String) -> Any? { LayerDefaults.value(forKey: key) }

  // MARK: - Actions and hits

  /// Searches the delegate, ``actions``, the actions in ``style`` and ``defaultAction(forKey:)``.
  ///
  /// `NSNull` ends the search without an action. If the search finds nothing, a layer that has been on
  /// screen returns an implicit animation.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Takes a point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

  /// The left and upper edges are inside, the right and lower ones outside.
  open func contains(_ p: CGPoint) -> Bool {
    let rectangle = properties.bounds
    return Double(p.x) >= rectangle.minX && Double(p.x) < rectangle.maxX
      && Double(p.y) >= rectangle.minY && Double(p.y) < rectangle.maxY
  }

  // MARK: - Animations

  /// Adds a copy, replacing the animation with the same key.
  ///
  /// It begins with the next commit unless it has a `beginTime`. Later changes to `anim` have no effect.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  open func removeAnimation(forKey key: String) { detach { $0.key == key } }

  open func removeAllAnimations() { detach { _ in true } }

  // MARK: - Presentation

  /// `nil` for a layer that is in no window, or is new there since the last commit.
  ///
  /// Its superlayer, sublayers and mask are presentation layers too.
  ///
  /// Fidelity: Core Animation returns the values of the last frame; here they are those of this instant.
  open func presentation() -> Self? {
    if isPresentation { return self }
    guard isRendered, wasCommitted else { return nil }
    let layer = Self.make(presenting: self)
    layer.properties = sampledProperties()
    layer.objects = sampledObjects()
    return layer
  }

  open func model() -> CALayer { source ?? self }
}

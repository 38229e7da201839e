import Motion

extension CALayer {
  public func animation(forKey key: String) -> CAAnimation? {
    attachedAnimations.first { $0.key == key }?.animation
  }

  /// `nil` if there are no animations.
  public func animationKeys() -> [String]? {
    attachedAnimations.isEmpty ? nil : attachedAnimations.map(\.key)
  }

  /// In the order in which they were added.
  package var attachedAnimations: [AttachedAnimation] { source?.attached ?? attached }

  func attach(_ original: CAAnimation, forKey key: String?) {
    guard !isPresentation else { return }
    let animation = original.layerCopy()
    if animation.timing.duration == 0 {
      animation.timing.duration = CATransaction.animationDuration()
    }
    if let function = CATransaction.animationTimingFunction() {
      animation.timingFunction = function
    }
    var key = animation is CATransition ? "transition" : key
    if key == nil {
      anonymousAnimations += 1
      key = "animation-\(anonymousAnimations)"
    }
    let name = key ?? ""
    if attached.contains(where: { $0.key == name }) { removeAnimation(forKey: name) }
    attached.append(
      AttachedAnimation(
        key: name, animation: animation, description: animation.describe(for: self), layer: self,
        batches: MainLoop.shared.transactions.batches))
    touch()
    drawWhileAnimated()
  }

  func detach(where matches: (AttachedAnimation) -> Bool) {
    let leaving = attached.filter(matches)
    guard !leaving.isEmpty else { return }
    attached.removeAll(where: matches)
    touch()
    for animation in leaving { MainLoop.shared.animations.remove(animation, finished: false) }
  }

  /// Ends the animations of a layer that has left the window, or whose app leaves the foreground.
  ///
  /// Animations that are not removed on completion stay attached.
  func endAnimationsOffScreen() {
    let staying = attached.filter { !$0.animation.isRemovedOnCompletion && $0.isResolved }
    detach { animation in !staying.contains { $0 === animation } }
    for animation in staying { MainLoop.shared.animations.remove(animation, finished: false) }
  }

  /// Ends the animations of the layer, its sublayers and their masks.
  package func endAnimationsInTree() {
    endAnimationsOffScreen()
    maskLayer?.endAnimationsInTree()
    for child in children { child.endAnimationsInTree() }
  }

  /// Detaches an animation that has ended by itself.
  func forget(_ animation: AttachedAnimation) {
    attached.removeAll { $0 === animation }
    touch()
  }

  /// Begins the animations that were added since the last commit.
  func beginPendingAnimations(at instant: Double) {
    guard attached.contains(where: { !$0.isResolved }) else { return }
    let local = localTime(at: instant).time
    for animation in attached where !animation.isResolved {
      animation.resolve(at: local)
      MainLoop.shared.animations.begin(animation)
    }
  }

  /// The values at this instant, with the animations applied.
  package func sampledProperties() -> LayerProperties {
    guard !attached.isEmpty else { return properties }
    let local = localTime(at: MainLoop.shared.now).time
    return describe().presentation(atLocalTime: local)
  }

  /// Describes the layer and its animations for Motion.
  package func describe() -> LayerDescription {
    let local = attached.isEmpty ? 0 : localTime(at: MainLoop.shared.now).time
    var description = LayerDescription(
      id: serial, kind: owner?.layerKind ?? String(describing: type(of: self)))
    description.name = owner?.layerName ?? name
    description.controller = owner?.layerController
    description.model = properties
    if let text = owner?.layerText { description.model.text = text }
    if let picture = owner?.layerPicture { description.model.contents = picture }
    description.timing = timing
    description.animations = attached.map {
      KeyedAnimation(key: $0.key, animation: $0.resolved(at: local))
    }
    description.sublayers = children.map(\.serial)
    description.mask = maskLayer?.serial
    description.takesTouches = owner?.layerTakesTouches ?? true
    description.touchSettings = owner?.layerTouchSettings ?? []
    description.recognizers = owner?.layerRecognizers ?? []
    description.undrawn = undrawn + (owner?.layerUndrawn ?? [])
    return description
  }
}

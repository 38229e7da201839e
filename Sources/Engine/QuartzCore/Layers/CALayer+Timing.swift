import Motion

extension CALayer {
  /// When local time begins, in the parent's time.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { retime(\.beginTime, newValue) }
  }

  /// How far local time has come when it begins.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { retime(\.timeOffset, newValue) }
  }

  /// How fast the layer's time runs; 0 freezes all animations on the layer and below it.
  public var speed: Float {
    get { Float(timing.speed) }
    set { retime(\.speed, Double(newValue)) }
  }

  /// How long the layer is there; for ever unless set.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { retime(\.duration, newValue) }
  }

  /// How many cycles there are; 0 counts as one.
  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { retime(\.repeatCount, Double(newValue)) }
  }

  /// How long cycles are repeated; 0 leaves the choice to `repeatCount`.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { retime(\.repeatDuration, newValue) }
  }

  /// Whether each cycle is followed by its way back.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { retime(\.autoreverses, newValue) }
  }

  /// What is shown before the beginning and after the end.
  public var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(rawValue: timing.fill.rawValue) }
    set { retime(\.fill, Timing.Fill(rawValue: newValue.rawValue) ?? .removed) }
  }

  private func retime<Value: Equatable>(_ path: WritableKeyPath<Timing, Value>, _ value: Value) {
    guard !isPresentation, timing[keyPath: path] != value else { return }
    timing[keyPath: path] = value
    touch()
    MainLoop.shared.animations.timingChanged()
  }
}

import Motion

extension CALayer {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { retime(\.beginTime, newValue) }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { retime(\.timeOffset, newValue) }
  }

  public var speed: Float {
    get { Float(timing.speed) }
    set { retime(\.speed, Double(newValue)) }
  }

  public var duration: CFTimeInterval {
    get { timing.duration }
    set { retime(\.duration, newValue) }
  }

  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { retime(\.repeatCount, Double(newValue)) }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { retime(\.repeatDuration, newValue) }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { retime(\.autoreverses, newValue) }
  }

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

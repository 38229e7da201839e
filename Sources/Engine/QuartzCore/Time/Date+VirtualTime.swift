/// The present moment on the virtual clock.
///
/// These declarations hide Foundation's own from code that imports UIKit. The day on which every
/// run starts is the 13th of January 2001.
extension Date {
  public init() {
    self.init(timeIntervalSinceReferenceDate: MainLoop.shared.date)
  }

  public init(timeIntervalSinceNow interval: TimeInterval) {
    self.init(timeIntervalSinceReferenceDate: MainLoop.shared.date + interval)
  }

  public static var now: Date { Date() }

  public var timeIntervalSinceNow: TimeInterval {
    timeIntervalSinceReferenceDate - MainLoop.shared.date
  }
}

import Foundation

/// Durations as texts, in place of Foundation's type of the same name, which Linux does not have.
///
/// Fidelity: texts are English; there are weeks, days, hours, minutes and seconds.
open class DateComponentsFormatter: NSObject {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The number of units that are shown; 0 for all.
  open var maximumUnitCount = 0
  /// Fidelity: kept; texts are English.
  open var calendar: Calendar?
  /// Fidelity: no phrase is added, here and below.
  open var includesApproximationPhrase = false
  /// Fidelity: no phrase is added.
  open var includesTimeRemainingPhrase = false

  private static var units: [(unit: NSCalendar.Unit, seconds: Int, name: String)] {
    [
      (.weekOfMonth, 604_800, "week"), (.day, 86_400, "day"), (.hour, 3600, "hour"),
      (.minute, 60, "minute"), (.second, 1, "second"),
    ]
  }

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    var rest = Int(abs(ti))
    let units = Self.units.filter {
      allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit)
    }
    var parts = units.map { unit in
      let count = rest / unit.seconds
      rest %= unit.seconds
      return (count: count, name: unit.name)
    }
    let isPositional = unitsStyle == .positional
    let pads = zeroFormattingBehavior.contains(.pad)
    // Positions in the middle and at the end have to stay.
    let least = isPositional ? min(2, parts.count) : 1
    if !pads { while parts.count > least, parts[0].count == 0 { parts.removeFirst() } }
    if !isPositional, !pads {
      let shown = parts.filter { $0.count != 0 }
      parts = shown.isEmpty ? Array(parts.suffix(1)) : shown
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = ti < 0 ? "-" : ""
    if isPositional {
      return sign
        + parts.enumerated().map { index, part in
          (index > 0 || pads) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":")
    }
    return sign + parts.map(text).joined(separator: unitsStyle == .abbreviated ? " " : ", ")
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  open func string(from components: DateComponents) -> String? {
    let parts = [
      (components.weekOfMonth, 604_800), (components.day, 86_400), (components.hour, 3600),
      (components.minute, 60), (components.second, 1),
    ]
    return string(from: Double(parts.reduce(0) { $0 + ($1.0 ?? 0) * $1.1 }))
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func text(_ part: (count: Int, name: String)) -> String {
    let plural = part.count == 1 ? "" : "s"
    switch unitsStyle {
    case .abbreviated: return "\(part.count)\(part.name.prefix(1))"
    case .short, .brief:
      let short = ["hour": "hr", "minute": "min", "second": "sec", "week": "wk"][part.name]
      return "\(part.count) \(short ?? part.name + plural)"
    default: return "\(part.count) \(part.name)\(plural)"
    }
  }
}

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Apple declares these properties so.

import Foundation

/// Dates as texts, in place of Foundation's type of the same name.
///
/// Fidelity: texts are as in the United States and in Greenwich, whatever the locale and the time zone.
/// Of Unicode's letters those for years, months, days, weekdays, hours, minutes,
/// seconds and the zone are known; others stand for themselves.
open class DateFormatter: NSObject {
  public enum Style: UInt, Sendable {
    case none, short, medium, long, full
  }

  open var dateStyle = Style.none
  open var timeStyle = Style.none
  /// Fidelity: texts are English, whatever it says.
  open var locale: Locale! = Locale(identifier: "en_US")
  /// Fidelity: times are those in Greenwich, whatever it says.
  open var timeZone: TimeZone! = TimeZone(secondsFromGMT: 0)
  /// Fidelity: dates are those of the Gregorian calendar, whatever it says.
  open var calendar: Calendar!
  /// Fidelity: kept; two digits of a year are between 1950 and 2049.
  open var twoDigitStartDate: Date?
  /// Fidelity: kept; dates have no words like “today”.
  open var doesRelativeDateFormatting = false
  var leniency = false
  private var pattern: String?

  open var dateFormat: String! {
    get { pattern ?? stylePattern }
    set { pattern = newValue }
  }

  open func string(from date: Date) -> String {
    let moment = Moment(date)
    var result = ""
    var rest = (pattern ?? stylePattern)[...]
    while let letter = rest.first {
      if letter == "'" {
        rest = rest.dropFirst()
        let text = rest.prefix { $0 != "'" }
        result += text.isEmpty ? "'" : text
        rest = rest.dropFirst(text.count + 1)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      result += moment.text(letter, run.count) ?? String(run)
    }
    return result
  }

  open func string(for obj: Any?) -> String? { (obj as? Date).map(string(from:)) }

  open class func localizedString(
    from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style
  ) -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
    return formatter.string(from: date)
  }

  private var stylePattern: String {
    let date =
      switch dateStyle {
      case .none: ""
      case .short: "M/d/yy"
      case .medium: "MMM d, y"
      case .long: "MMMM d, y"
      case .full: "EEEE, MMMM d, y"
      }
    let time =
      switch timeStyle {
      case .none: ""
      case .short: "h:mm a"
      case .medium: "h:mm:ss a"
      case .long, .full: "h:mm:ss a z"
      }
    if date.isEmpty || time.isEmpty { return date + time }
    return date + ([.long, .full].contains(dateStyle) ? " 'at' " : ", ") + time
  }

  /// A date in the Gregorian calendar, in Greenwich.
  private struct Moment {
    let year, month, day: Int
    /// From Sunday, which is 0.
    let weekday: Int
    /// Since midnight.
    let second: Int
    let millisecond: Int

    /// Howard Hinnant's `civil_from_days` (2013).
    init(_ date: Date) {
      // The algorithm counts from 1970. Beyond some 10 000 years no clock of a run goes.
      let interval = date.timeIntervalSinceReferenceDate + 978_307_200
      let seconds = interval.isNaN ? 0 : min(max(interval, -3e11), 3e11)
      let whole = Int(seconds.rounded(.down))
      let days = Int((Double(whole) / 86_400).rounded(.down))
      second = whole - days * 86_400
      millisecond = min(999, Int((seconds - Double(whole)) * 1000))
      weekday = ((days + 4) % 7 + 7) % 7
      let shifted = days + 719_468
      let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
      let ofEra = shifted - era * 146_097
      let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
      let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let fromMarch = (5 * ofYear + 2) / 153
      day = ofYear - (153 * fromMarch + 2) / 5 + 1
      month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
      year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    func text(_ letter: Character, _ count: Int) -> String? {
      let hour = second / 3600
      switch letter {
      case "y", "u", "Y": return count == 2 ? padded(year % 100, 2) : padded(year, count)
      case "M", "L":
        let name = Self.months[month - 1]
        return count > 3 ? name : count == 3 ? String(name.prefix(3)) : padded(month, count)
      case "d": return padded(day, count)
      case "E", "c":
        let name = Self.weekdays[weekday]
        return count > 3 ? name : String(name.prefix(3))
      case "H": return padded(hour, count)
      case "k": return padded(hour == 0 ? 24 : hour, count)
      case "h": return padded((hour + 11) % 12 + 1, count)
      case "K": return padded(hour % 12, count)
      case "m": return padded(second / 60 % 60, count)
      case "s": return padded(second % 60, count)
      case "S": return String((padded(millisecond, 3) + "000000").prefix(count))
      case "a": return hour < 12 ? "AM" : "PM"
      case "z", "v", "O": return "GMT"
      case "Z": return count == 5 ? "Z" : "+0000"
      case "X": return "Z"
      case "x": return count == 3 || count == 5 ? "+00:00" : "+0000"
      case "G": return "AD"
      default: return nil
      }
    }

    private func padded(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, min(width, 20) - text.count)) + text
    }

    private static let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    private static let weekdays = [
      "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
  }
}

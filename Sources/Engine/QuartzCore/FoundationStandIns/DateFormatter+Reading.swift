import Foundation

extension DateFormatter {
  /// The date in a text of this format, with January 1st 2000 for parts that are left out.
  ///
  /// Fidelity: of the letters that ``string(from:)`` knows those of numbers, months by name, AM and PM
  /// and the zone are read; the zone has to be Greenwich's or a distance from it.
  public func date(from string: String) -> Date? {
    var reader = DateReader(rest: string[...])
    var pattern = (dateFormat ?? "")[...]
    while let letter = pattern.first {
      if letter == "'" {
        pattern = pattern.dropFirst()
        let text = pattern.prefix { $0 != "'" }
        pattern = pattern.dropFirst(text.count + 1)
        guard reader.skip(text.isEmpty ? "'" : String(text)) else { return nil }
        continue
      }
      let run = pattern.prefix { $0 == letter }
      pattern = pattern.dropFirst(run.count)
      let isAlone = pattern.first.map { !$0.isLetter } ?? true
      guard reader.read(letter, run.count, isAlone: isAlone) else { return nil }
    }
    guard reader.rest.isEmpty || isLenient else { return nil }
    return reader.date
  }

  /// Fidelity: it has an effect on text behind a date only, which is ignored if it is set.
  public var isLenient: Bool {
    get { leniency }
    set { leniency = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var amSymbol: String! { "AM" }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var pmSymbol: String! { "PM" }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var monthSymbols: [String]! { DateReader.months }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var shortMonthSymbols: [String]! { DateReader.months.map { String($0.prefix(3)) } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var standaloneMonthSymbols: [String]! { monthSymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var weekdaySymbols: [String]! { DateReader.weekdays }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var standaloneWeekdaySymbols: [String]! { weekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var shortWeekdaySymbols: [String]! { DateReader.weekdays.map { String($0.prefix(3)) } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var shortStandaloneWeekdaySymbols: [String]! { shortWeekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var veryShortWeekdaySymbols: [String]! { DateReader.weekdays.map { String($0.prefix(1)) } }

  /// Fidelity: the letters in the order in which they are given, with spaces between them.
  public func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) {
    dateFormat = Self.dateFormat(fromTemplate: dateFormatTemplate, options: 0, locale: nil)
  }

  /// Fidelity: as ``setLocalizedDateFormatFromTemplate(_:)``.
  public class func dateFormat(
    fromTemplate tmplate: String, options opts: Int, locale: Locale?
  ) -> String? {
    var runs: [String] = []
    for letter in tmplate.replacingOccurrences(of: "j", with: "h") {
      if runs.last?.last == letter {
        runs[runs.count - 1].append(letter)
      } else {
        runs.append(String(letter))
      }
    }
    return runs.joined(separator: " ")
  }
}

/// The parts of a date, as they are read from a text.
private struct DateReader {
  var rest: Substring
  private var (year, month, day) = (2000, 1, 1)
  private var (hour, minute, second, millisecond) = (0, 0, 0, 0)
  private var isAfternoon: Bool?
  /// The zone's offset, east of Greenwich.
  private var offset = 0

  init(rest: Substring) { self.rest = rest }

  /// Whether the text goes on like this.
  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Reads the value of one run of a letter; other letters stand for themselves.
  mutating func read(_ letter: Character, _ count: Int, isAlone: Bool) -> Bool {
    // A number beside another letter is as long as the format says.
    let length = isAlone && letter != "S" ? 4 : count
    switch letter {
    case "y", "u", "Y":
      guard let number = number(isAlone ? 5 : count) else { return false }
      year = count == 2 && number < 100 ? number + (number < 50 ? 2000 : 1900) : number
    case "M", "L":
      return count > 2 ? readMonth() : assign(number(isAlone ? 2 : count), 1...12) { $0.month = $1 }
    case "d": return assign(number(min(length, 2)), 1...31) { $0.day = $1 }
    case "H", "k": return assign(number(min(length, 2)), 0...24) { $0.hour = $1 % 24 }
    case "h", "K": return assign(number(min(length, 2)), 0...12) { $0.hour = $1 }
    case "m": return assign(number(min(length, 2)), 0...59) { $0.minute = $1 }
    case "s": return assign(number(min(length, 2)), 0...60) { $0.second = $1 }
    case "S": return assign(number(count), 0...999_999) { $0.millisecond = count == 3 ? $1 : 0 }
    case "a":
      let mark = rest.prefix(2).uppercased()
      guard mark == "AM" || mark == "PM" else { return false }
      isAfternoon = mark == "PM"
      rest = rest.dropFirst(2)
    case "E", "c":
      let name = rest.prefix { $0.isLetter }
      guard name.count >= 3, Self.weekdays.contains(where: { $0.hasPrefix(name) }) else {
        return false
      }
      rest = rest.dropFirst(name.count)
    case "z", "Z", "X", "x", "v", "O": return readZone()
    default: return skip(String(repeating: letter, count: count))
    }
    return true
  }

  private mutating func number(_ most: Int) -> Int? {
    let digits = rest.prefix(most).prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }

  private mutating func assign(
    _ number: Int?, _ range: ClosedRange<Int>, _ set: (inout Self, Int) -> Void
  ) -> Bool {
    guard let number, range.contains(number) else { return false }
    set(&self, number)
    return true
  }

  private mutating func readMonth() -> Bool {
    let name = rest.prefix { $0.isLetter }
    guard name.count >= 3, let index = Self.months.firstIndex(where: { $0.hasPrefix(name) }) else {
      return false
    }
    month = index + 1
    rest = rest.dropFirst(name.count)
    return true
  }

  private mutating func readZone() -> Bool {
    for name in ["GMT", "UTC", "Z"] where skip(name) {
      guard rest.first == "+" || rest.first == "-" else { return true }
    }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return false }
    rest = rest.dropFirst()
    guard let hours = number(2) else { return false }
    _ = skip(":")
    offset = (sign == "-" ? -1 : 1) * (hours * 3600 + (number(2) ?? 0) * 60)
    return true
  }

  var date: Date {
    var hours = hour
    if let isAfternoon { hours = hour % 12 + (isAfternoon ? 12 : 0) }
    // Howard Hinnant's `days_from_civil` (2013), from 1970.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let ofEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear
    let days = era * 146_097 + ofEra - 719_468
    let seconds = days * 86_400 + hours * 3600 + minute * 60 + second - offset
    let interval = Double(seconds) - 978_307_200 + Double(millisecond) / 1000
    return Date(timeIntervalSinceReferenceDate: interval)
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}

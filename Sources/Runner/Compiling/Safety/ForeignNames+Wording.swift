extension ForeignNames {
  /// The message for a learner about refused names: all of one line.
  static func sentence(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    let verb = names.count > 1 ? "are" : "is"
    let instead = Set(names.prefix(4).compactMap { replacement(for: $0) }).sorted()
    let advice = instead.isEmpty ? defaultAdvice : instead.joined(separator: "; ")
    return
      "\(shown)\(more) \(verb) not accepted in an answer: answers run in a box, and only names on "
      + "a list are let in, written or not; " + advice
  }

  private static let defaultAdvice = "write it with views, numbers, texts, arrays and dictionaries"

  /// The advice for a refused name: an accepted way to do the same.
  private static func replacement(for name: String) -> String? {
    switch name {
    case "TaskGroup", "ThrowingTaskGroup", "DiscardingTaskGroup", "ThrowingDiscardingTaskGroup",
      "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
      "withThrowingDiscardingTaskGroup":
      "a Task for each does the same, and lends out nothing"
    case "NSString", "NSMutableString":
      "String has count, size(withAttributes:) and boundingRect too; make no NSString of it"
    case "NSArray", "NSMutableArray": "use Array"
    case "NSDictionary", "NSMutableDictionary": "use Dictionary"
    case "NSSet", "NSMutableSet", "NSOrderedSet": "use Set"
    case "NSRegularExpression", "NSTextCheckingResult": "use hasPrefix, contains or firstIndex(of:)"
    case "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection", "LazyCollectionProtocol", "StringProtocol":
      "keep an Array in a property, since the library believes a collection what it says of its length"
    case "Data", "JSONEncoder", "JSONDecoder", "PropertyListEncoder", "PropertyListDecoder", "URL":
      "keep values in properties; an answer has no files and no network"
    case "sleep", "usleep", "nanosleep", "clock_nanosleep", "pause", "select", "poll":
      UnsafeNames.waiting
    case "a printf-like format": "String(format:) and NSLog take a format and values"
    default: nil
    }
  }
}

import Foundation

/// The names outside of the app, UIKit and plain Swift that the compiled code of an answer refers
/// to.
///
/// Syntax shows the names that an answer writes. This sees the compiler's output: a value of a type
/// that is named nowhere, a function that was inlined, a witness that was chosen. Foundation is
/// large, and in each review one of its types was found that let safe code out of bounds. So
/// whatever no exercise needs is refused whole, whether it is known to be unsafe or not.
/// ``StandardNames`` does so for Swift's own.
enum ForeignNames {
  /// The refused names in an object, as Swift spells them, each with the symbols that show it.
  static func refused(in symbols: ObjectSymbols) -> [String: Set<String>] {
    var refused: [String: Set<String>] = [:]
    for symbol in symbols.defined + symbols.needed {
      guard symbol.hasPrefix("$s"), mayBeForeign(symbol),
        var name = demangled(symbol)
      else { continue }
      for part in harmless { name = name.replacing(part, with: "") }
      for name in Self.refused(inDemangled: name) { refused[name, default: []].insert(symbol) }
      if name.contains("(extension in Foundation"), name.contains("CVarArg") {
        refused["a printf-like format", default: []].insert(symbol)
      }
      for module in closed where name.contains("(extension in \(module))") {
        refused["a part of \(module)", default: []].insert(symbol)
      }
    }
    for (name, symbols) in StandardNames.refused(in: symbols) {
      refused[name, default: []].formUnion(symbols)
    }
    for symbol in symbols.needed where !symbol.hasPrefix("$s") && !isOfTheRuntime(symbol) {
      refused[symbol, default: []].insert(symbol)
    }
    return refused
  }

  /// The refused names of a text, by the first two names of each path of names in it.
  ///
  /// Byte by byte: a regular expression would take more time than the linker.
  private static func refused(inDemangled text: String) -> [String] {
    text.utf8.split { !isOfName($0) && $0 != UInt8(ascii: ".") }.compactMap { path in
      let names = path.split(separator: UInt8(ascii: "."), maxSplits: 2).prefix(2)
        .map { String(Substring($0)) }
      guard names.count == 2 else { return nil }
      if closed.contains(names[0]) { return names[1] }
      let isFoundation = ["Foundation", "FoundationEssentials"].contains(names[0])
      return isFoundation && !allowed.contains(names[1]) ? names[1] : nil
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80..., UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
  }

  /// Whether a mangled name contains the name of this library's module, which is written in full
  /// where it comes first.
  private static func mayBeForeign(_ symbol: String) -> Bool {
    RewritingNeed.contains(symbol, marks)
  }

  private static let marks = ["Foundation"] + closed

  /// Swift's own modules besides the standard library, of which no exercise needs anything.
  private static let closed = [
    "_Differentiation", "_StringProcessing", "Distributed", "Observation", "RegexBuilder",
    "Synchronization",
  ]

  /// Parts of names that need no value of the type that they name.
  private static let harmless = [
    // A method that every object has, in the table of each class.
    "Foundation.NSObject.replacementObject(for: Foundation.NSKeyedArchiver)",
    // `nil` for the queue of `NotificationCenter.addObserver(forName:object:queue:using:)`.
    "queue: Swift.Optional<Foundation.OperationQueue>",
  ]

  /// The types, and the functions outside of types, that answers may use.
  ///
  /// For types that are wanted often and are not safe, the engine has stand-ins
  /// (`QuartzCore/FoundationStandIns`), which are written in plain Swift and reach no file, no
  /// thread and no library of C: formats, formatters for numbers and dates, locks, defaults,
  /// information about the process. Left out on purpose: NSString, NSMutableAttributedString and
  /// collections with a prefix (ranges are not checked everywhere, and a subclass or a changed
  /// `mutableString` gives two lengths), NSRegularExpression, Calendar and TimeZone (ICU, in C,
  /// with any number for a date), Data and JSON (bytes behind their bounds), URL (files), and
  /// groups of tasks, which are lent out and can be kept beyond their end.
  private static let allowed: Set<String> = [
    // Values and objects that UIKit's own declarations are made of.
    "CGFloat", "CGPoint", "CGRect", "CGSize", "IndexPath", "IndexSet", "NSAttributedString",
    "NSCoder", "NSCopying", "NSNumber", "NSObject", "NSObjectProtocol", "NSRange", "NSValue",
    "_NSRange",
    // What the app around an exercise, or an answer to it, may want of a library.
    "Bundle", "CharacterSet", "Date", "Locale", "LocalizedError", "NSError", "NSNotification",
    "Notification", "NotificationCenter", "UUID",
    // Degrees to radians and the like: products of numbers, written in Swift. Classes of an answer's
    // own are no units (`SuperclassFinder`).
    "Dimension", "Measurement", "Unit", "UnitAngle", "UnitConverter", "UnitConverterLinear",
    "UnitDuration", "UnitLength",
  ]

  /// Whether the compiler itself calls it, or it is mathematics, or ends the program, which the
  /// verdict names.
  private static func isOfTheRuntime(_ symbol: String) -> Bool {
    // It makes types of functions of which casts do not compare all parts.
    symbol.hasPrefix("swift_") && symbol != "swift_getExtendedFunctionTypeMetadata"
      || symbol.hasPrefix("_swift_") || functions.contains(symbol)
  }

  private static let functions = Set(
    """
    __stack_chk_fail _swiftEmptyArrayStorage _swiftEmptyDictionarySingleton
    _swiftEmptySetSingleton abort bzero exit free malloc memcmp memcpy memmove memset
    acos acosf acosh asin asinf asinh atan atan2 atan2f atanf atanh cbrt ceil ceilf
    copysign cos cosf cosh exp exp2 expf expm1 fabs fabsf fdim floor floorf fma fmax fmaxf
    fmin fminf fmod fmodf hypot hypotf ldexp log log10 log1p log2 logb logf lround modf
    nearbyint pow powf remainder rint round roundf scalbn sin sinf sinh sqrt sqrtf tan
    tanf tanh trunc truncf
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?

  /// The runtime's own function, which is part of every Swift program.
  private static let demangle = dlsym(nil, "swift_demangle").map {
    unsafeBitCast($0, to: Demangle.self)
  }

  static func demangled(_ symbol: String) -> String? {
    guard let text = demangle?(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The names in Swift's own libraries that the compiled code of an answer refers to.
///
/// These are safe in what they promise and not in each of their corners: some functions trust the size
/// or the length that they are given, some that a closure does not stay. What waits is in the library of
/// concurrency, whose names are Swift's too. So their types are on a list like Foundation's, with what a
/// program of ordinary Swift is made of: what the programs of a few hundred answers refer to, and the rest
/// of numbers, texts, ranges, arrays, dictionaries and sets.
enum StandardNames {
  /// The refused names of Swift's libraries in an object, each with the symbols that show it.
  static func refused(in symbols: ObjectSymbols) -> [String: Set<String>] {
    var refused: [String: Set<String>] = [:]
    for symbol in symbols.defined + symbols.needed {
      for name in names(refusedIn: symbol) { refused[name, default: []].insert(symbol) }
    }
    return refused
  }

  private static func names(refusedIn symbol: String) -> Set<String> {
    var refused: Set<String> = []
    if symbol.contains("YK"), let type = ForeignNames.demangled(symbol),
      type.contains("type metadata for "), type.contains(" throws(")
    {
      // A cast to it believes that what is thrown is of its type.
      refused.insert("a function that throws a type of its own, as a value of any type")
    }
    if symbol.hasSuffix("Mc"), let conformance = ForeignNames.demangled(symbol) {
      refused.formUnion(collections(in: conformance))
    }
    guard symbol.hasPrefix("$ss") || symbol.hasPrefix("$sS"),
      let name = ForeignNames.demangled(symbol)
    else { return refused }
    refused.formUnion(types(in: name).subtracting(allowed))
    for function in functions where name.contains(function.key) { refused.insert(function.value) }
    return refused
  }

  /// The names right behind the module's.
  private static func types(in name: String) -> Set<String> {
    var types: Set<String> = []
    var rest = name.utf8[...]
    let module = Array("Swift.".utf8)
    func isOfName(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte)
        || (0x61...0x7A).contains(byte | 0x20)
    }
    var before: UInt8 = 0x20
    while let first = rest.first {
      if !isOfName(before), rest.starts(with: module) {
        let word = rest.dropFirst(module.count).prefix(while: isOfName)
        types.insert(String(Substring(word)))
      }
      before = first
      rest = rest.dropFirst()
    }
    types.remove("")
    return types
  }

  /// Collections of the answer's own, and the protocols of ranges' bounds: the library believes
  /// what they report of their length.
  private static func collections(in conformance: String) -> [String] {
    guard conformance.hasPrefix("protocol conformance descriptor for "),
      !conformance.hasSuffix(" in Swift")
    else { return [] }
    return [
      "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection", "LazyCollectionProtocol", "StringProtocol", "Strideable",
    ].filter { conformance.contains(" : Swift.\($0) in ") }
  }

  /// Functions of types that are allowed, by a part of their names that no other has.
  ///
  /// They ask a collection twice, for the room and for the characters. Lazy collections, in which a
  /// closure of the answer's may say something else the second time, are no allowed types: the same is
  /// to be had by any function that is generic over collections.
  private static let functions: KeyValuePairs = [
    "Swift.String.replaceSubrange<": "String.replaceSubrange(_:with:)",
    "Swift.String.insert<": "String.insert(contentsOf:at:)",
  ]

  private static let allowed = words(
    """
    AdditiveArithmetic Any AnyClass AnyHashable AnyObject Array ArraySlice
    BidirectionalCollection BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool CVarArg
    CaseIterable Character ClosedRange Collection Comparable ContiguousArray Copyable
    CustomDebugStringConvertible CustomStringConvertible DefaultStringInterpolation Dictionary
    Double DropFirstSequence Duration DurationProtocol EnumeratedSequence Equatable Error
    Escapable ExpressibleByArrayLiteral ExpressibleByBooleanLiteral
    ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral
    ExpressibleByStringInterpolation ExpressibleByStringLiteral
    ExpressibleByUnicodeScalarLiteral FixedWidthInteger Float FloatingPoint
    FloatingPointClassification FloatingPointRoundingRule FloatingPointSign Hashable Hasher
    Identifiable IndexingIterator Int Int16 Int32 Int64 Int8 IteratorProtocol KeyPath
    KeyValuePairs LosslessStringConvertible MutableCollection Never Numeric ObjectIdentifier
    OptionSet Optional PartialRangeFrom PartialRangeThrough PartialRangeUpTo PrefixSequence
    RandomAccessCollection RandomNumberGenerator Range RangeExpression
    RangeReplaceableCollection RawRepresentable ReferenceWritableKeyPath Repeated Result
    ReversedCollection Sendable SendableMetatype Sequence Set SetAlgebra SignedInteger
    SignedNumeric Slice StaticString StrideThrough StrideThroughIterator StrideTo
    StrideToIterator Strideable String StringProtocol Substring SystemRandomNumberGenerator
    TextOutputStream TextOutputStreamable UInt UInt16 UInt32 UInt64 UInt8 UnboundedRange UnboundedRange_
    UnfoldSequence Unicode UnsignedInteger WritableKeyPath Zip2Sequence

    abs all any assert assertionFailure debugPrint dump fatalError max min numericCast
    precondition preconditionFailure print repeatElement sequence stride swap type zip

    Actor CancellationError CheckedContinuation GlobalActor MainActor Task TaskPriority
    UnownedSerialExecutor withCheckedContinuation withCheckedThrowingContinuation
    """
  ).union(calledByTheCompiler)

  /// Names for literals, casts, arithmetic and the end of a program, with the pointers that these
  /// take: an answer's own pointers are refused by their types.
  private static let calledByTheCompiler = words(
    """
    UnsafeBufferPointer UnsafeMutablePointer UnsafePointer UnsafeRawPointer
    UnsafeMutableRawPointer _ContiguousArrayBuffer _ArrayBuffer _DictionaryStorage _SetStorage
    _allocateUninitializedArray _deallocateUninitializedArray _finalizeUninitializedArray
    _arrayForceCast _arrayConditionalCast _dictionaryUpCast _dictionaryDownCast
    _dictionaryDownCastConditional _setUpCast _setDownCast _setDownCastConditional
    _assertionFailure _fatalErrorMessage _unimplementedInitializer
    _diagnoseUnexpectedNilOptional _diagnoseUnexpectedEnumCase
    _diagnoseUnexpectedEnumCaseValue _diagnoseUnavailableCodeReached
    _diagnoseUnavailableCodeReached_aeic _expectEnd _findStringSwitchCase
    _findStringSwitchCaseWithCache _OldSwitchCache _stdlib_isOSVersionAtLeast
    _stdlib_isOSVersionAtLeastOrVariantVersionAtLeast UnsafeMutableBufferPointer
    _ArrayProtocol _hashValue _typeName _convertToAnyHashable
    _bridgeAnythingToObjectiveC _forceBridgeFromObjectiveC _conditionallyBridgeFromObjectiveC
    _ObjectiveCBridgeable
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}

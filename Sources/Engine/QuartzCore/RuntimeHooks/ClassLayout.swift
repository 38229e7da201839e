/// How much memory the runtime keeps for a class and for each of its objects.
///
/// Two classes of one line of inheritance with the same layout have the same stored properties and
/// the same methods that subclasses may override.
struct ClassLayout: Equatable {
  /// In bytes.
  private let object: UInt32
  /// In bytes, with the table of methods.
  private let metadata: UInt32

  /// `nil` where the runtime also serves Objective-C, whose classes are laid out otherwise.
  init?(of type: AnyClass) {
    #if canImport(ObjectiveC)
      return nil
    #else
      // swift/ABI/Metadata.h: kind, superclass, flags and address point come first.
      let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
      object = start.load(fromByteOffset: 24, as: UInt32.self)
      metadata = start.load(fromByteOffset: 32, as: UInt32.self)
    #endif
  }
}

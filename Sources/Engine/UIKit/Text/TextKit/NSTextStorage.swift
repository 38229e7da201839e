import HeadlessQuartzCore

/// Attributed text that notifies its layout managers of changes.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)``
/// in the last two. Everything else is made of these four.
///
/// Fidelity: nobody hears of what is changed through `mutableString`.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: NSTextStorageDelegate?
  /// The kinds of changes that are not processed yet.
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  /// How many calls of ``beginEditing()`` have no ``endEditing()`` yet.
  private var openEdits = 0
  private var isProcessing = false

  public convenience init() { self.init(string: "") }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  /// Notes a change; processes it unless more are to come.
  ///
  /// - Parameters:
  ///   - editedRange: The range before the change.
  ///   - delta: How many characters came, less those that went.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    var (start, end) = (editedRange.location, NSMaxRange(editedRange))
    if !self.editedMask.isEmpty {
      start = min(start, self.editedRange.location)
      end = max(end, NSMaxRange(self.editedRange))
    }
    self.editedMask.formUnion(editedMask)
    self.editedRange = NSRange(location: start, length: max(0, end + delta - start))
    changeInLength += delta
    processWhatIsNoted()
  }

  open override func beginEditing() { openEdits += 1 }

  open override func endEditing() {
    openEdits = max(0, openEdits - 1)
    processWhatIsNoted()
  }

  private func processWhatIsNoted() {
    // While changes are processed the delegate and subclasses may make more, which are a part of them.
    guard openEdits == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  /// Notifies the delegate and the layout managers.
  open func processEditing() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    for manager in layoutManagers { manager.textContainers.forEach { $0.onChange?() } }
  }

  /// Fidelity: does nothing, since attributes are never fixed late.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: The two changes of which all others are made

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Everything else

  // Foundation's own methods read and write its store, past a subclass's.

  open override var length: Int { (string as NSString).length }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    enumerateAttributes(in: range) { attributes, place, _ in
      part.setAttributes(
        attributes,
        range: NSRange(location: place.location - range.location, length: place.length))
    }
    return part
  }

  /// Fidelity: of the options, only `reverse` has an effect.
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: (
      [NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var pieces: [([NSAttributedString.Key: Any], NSRange)] = []
    var place = enumerationRange.location
    while place < min(NSMaxRange(enumerationRange), length) {
      var run = NSRange()
      let found = attributes(at: place, effectiveRange: &run)
      // A store that does not say how far its attributes reach still gets on.
      let end = min(max(NSMaxRange(run), place + 1), NSMaxRange(enumerationRange))
      pieces.append((found, NSRange(location: place, length: end - place)))
      place = end
    }
    var stops = ObjCBool(false)
    for (found, range) in opts.contains(.reverse) ? pieces.reversed() : pieces {
      block(found, range, &stops)
      if stops.boolValue { return }
    }
  }

  /// Fidelity: ranges end where any attribute changes.
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { block($0[attrName], $1, $2) }
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { addAttributes([name: value], range: range) }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) { changeAttributes(in: range) { $0.merge(attrs) { $1 } } }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    enumerateAttributes(in: range) { attributes, place, _ in
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: place)
    }
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(
      in: NSRange(location: 0, length: attrString.length), options: []
    ) { attributes, place, _ in
      setAttributes(
        attributes,
        range: NSRange(location: range.location + place.location, length: place.length))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}

public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

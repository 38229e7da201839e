/// Translates sources of Swift 1 and 2 into current Swift.
///
/// Swift 2 left out the label of each method's first parameter, wrote enumeration cases with a
/// capital letter, and imported UIKit under longer names. The engine declares the old names of
/// methods that are only called; differences of grammar and of declarations are translated here,
/// line by line.
enum LegacySyntax {
  /// Translates each text that is written in legacy Swift and leaves the others as they are.
  static func translate(_ texts: [String]) -> [EditedText] {
    guard texts.contains(where: Era.mayBeLegacy) else {
      return texts.map { EditedText(unchanged: $0) }
    }
    let parsed = texts.map { ParsedSource($0) }
    let words = parsed.map(\.tokens)
    let eras = words.map(Era.init)
    // A module has one language; only a driver may be current.
    let current = zip(eras, parsed).count { $0 == .current && !$1.declaresRootController }
    let isLegacy = eras.count { $0 == .legacy } >= current
    // Current files in the module do not change what a plainly legacy file is.
    let isMeant = zip(words, eras).map { words, era in
      era == .legacy ? isLegacy || Era.isPlainlyLegacy(words) : era == .unknown && isLegacy
    }
    guard eras.contains(.legacy), isMeant.contains(true) else {
      return texts.map { EditedText(unchanged: $0) }
    }
    let cases = parsed.reduce(into: Set<String>()) { $0.formUnion(DeclaredCases.all(in: $1)) }
    let isSwift1 = zip(eras, parsed).contains { $0 != .current && ImplicitOptionals.isSwift1($1) }
    return zip(isMeant, parsed).map { isMeant, source in
      guard isMeant else { return EditedText(unchanged: source.text) }
      let translator = LegacySyntaxTranslator(ownCases: cases)
      translator.walk(source.tree)
      var edits = translator.edits
      if isSwift1 {
        let unwrapping = ImplicitOptionals(source)
        unwrapping.walk(source.tree)
        edits += unwrapping.edits
      }
      return EditedText(source.text, edits: edits)
    }
  }
}

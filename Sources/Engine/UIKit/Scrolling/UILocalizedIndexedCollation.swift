import Foundation
import HeadlessQuartzCore

/// Puts objects into the sections of an index, by the first letters of a selector's result.
///
/// Fidelity: the sections are those of English, A to Z and #.
open class UILocalizedIndexedCollation: NSObject {
  open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

  open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init) }

  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = text(of: object, selector).prefix(1).folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: nil
    ).uppercased()
    return sectionTitles.firstIndex(of: first) ?? sectionTitles.count - 1
  }

  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.sorted { text(of: $0, selector).lowercased() < text(of: $1, selector).lowercased() }
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    return selector.perform(on: object as AnyObject) as? String ?? "\(object)"
  }
}

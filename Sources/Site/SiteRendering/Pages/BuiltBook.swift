import Chapters
public import Foundation
import Markdown

/// A site that was built on this machine, into whose pages a report can link.
public struct BuiltBook: Sendable {
  private let folder: URL
  private let address: String

  /// - Parameters:
  ///   - folder: Where the site was built; there may be none.
  ///   - address: Leads from the folder of the linking page to the site: empty, or ends with a slash.
  public init(folder: URL, address: String) {
    self.folder = folder
    self.address = address
  }

  /// The address of a section of a chapter's page; `nil` if no built page has it.
  func address(of chapter: Chapter, anchor: String) -> String? {
    let file = ChapterPage.file(of: chapter)
    guard let page = FileManager.default.contents(atPath: folder.appending(path: file).path)
    else { return nil }
    guard !anchor.isEmpty else { return address + file }
    guard page.range(of: Data("id=\"\(escapedForHTML(anchor))\"".utf8)) != nil else { return nil }
    return "\(address)\(file)#\(anchor)"
  }

  /// Differs after each build of a chapter's page; empty while there is none.
  public func version(of chapter: Chapter) -> String {
    let file = folder.appending(path: ChapterPage.file(of: chapter)).path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    let date = attributes?[.modificationDate] as? Date
    return date.map { "\($0.timeIntervalSinceReferenceDate)" } ?? ""
  }
}

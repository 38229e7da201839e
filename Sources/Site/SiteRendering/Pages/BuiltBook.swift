import Chapters
public import Foundation
import Markdown

/// A site that was built on this machine, into whose pages a report can link.
public struct BuiltBook: Sendable {
  private let folder: URL
  private let address: String
  /// The workbook as its user calls it.
  let command: String

  /// The kind of the pages that stand where no page was made.
  static let kindOfMissingPages = "not-made"

  /// - Parameters:
  ///   - folder: The folder to which the site was built; it need not exist.
  ///   - address: Leads from the folder of the linking page to the site: empty, or ends with a slash.
  ///   - command: The workbook as its user calls it.
  public init(folder: URL, address: String, command: String = Self.ownCommand) {
    self.folder = folder
    self.address = address
    self.command = command
  }

  /// The workbook's command in its own folder.
  public static let ownCommand = "bin/workbook"

  /// The address of a section of a chapter's page; `nil` if no built page has it.
  func address(of chapter: Chapter, anchor: String) -> String? {
    let file = ChapterPage.file(of: chapter)
    guard let page = FileManager.default.contents(atPath: folder.appending(path: file).path)
    else { return nil }
    guard !anchor.isEmpty else { return address + file }
    guard page.range(of: Data("id=\"\(escapedForHTML(anchor))\"".utf8)) != nil else { return nil }
    return "\(address)\(file)#\(anchor)"
  }

  /// Whether a chapter's page is not there, or older than the chapter.
  public func lacks(_ chapter: Chapter, in book: Book) -> Bool {
    let file = folder.appending(path: ChapterPage.file(of: chapter)).path
    guard let made = date(of: file), let changed = date(of: "\(book.folder)/\(chapter.file)"),
      made >= changed, let page = FileManager.default.contents(atPath: file)
    else { return true }
    return page.range(of: Data("<body class=\"\(Self.kindOfMissingPages)\">".utf8)) != nil
  }

  private func date(of file: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return attributes?[.modificationDate] as? Date
  }

  /// Differs after each build of a chapter's page; empty while there is none.
  public func version(of chapter: Chapter) -> String {
    date(of: folder.appending(path: ChapterPage.file(of: chapter)).path)
      .map { "\($0.timeIntervalSinceReferenceDate)" } ?? ""
  }
}

import Chapters
public import Compiling
import Files
import Foundation

/// The records of a book's chapters that earlier builds kept, under keys of the files from which the
/// chapters are read.
public struct KeptRecords: Sendable {
  private struct Entry {
    var id: String
    var key: String
    var record: ChapterRecord?
  }

  private let cache: ContentCache
  private let folder: String
  private let tools: [String]
  private let memory: PageMemory?
  private var entries: [Entry]

  /// Reads the files of a book as bytes.
  ///
  /// - Parameter tools: The identities of all that reads, plays and draws.
  public init(of folder: String, tools: [String], cache: ContentCache, memory: PageMemory? = nil) {
    self.cache = cache
    self.folder = folder
    self.tools = tools
    self.memory = memory
    entries = Self.keys(in: folder, tools: tools).map { id, key in
      let known = memory?.record(key) ?? cache.value(.pages, key, as: ChapterRecord.self)
      if let known { memory?.keep(known, key) }
      return Entry(id: id, key: key, record: known?.outline.id == id ? known : nil)
    }
  }

  private static func keys(in folder: String, tools: [String]) -> [(id: String, key: String)] {
    Book.chapterFiles(in: folder).map { chapter in
      var digest = Digest()
      for file in chapter.files {
        let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)")
        digest.update(field: file)
        digest.update(field: "\(bytes?.count ?? -1)")
        digest.update(bytes ?? Data())
      }
      let key = CacheFormat.key(.pages, tools + ["record", digest.text()])
      return (chapter.id, key + ".json")
    }
  }

  /// The ids of the chapters that have to be read, because they are new or have changed.
  public var unknown: [String] { entries.filter { $0.record == nil }.map(\.id) }

  /// The records of all chapters; `nil` while some are unknown, or if together they have an error,
  /// which only the whole book can put into words.
  public var all: [ChapterRecord]? {
    let records = entries.compactMap(\.record)
    guard !entries.isEmpty, records.count == entries.count,
      Set(entries.map(\.id)).count == entries.count,
      ChapterLinks.areWhole(records.map(\.links))
    else { return nil }
    let orders = Dictionary(records.map { ($0.outline.id, $0.outline.order) }) { first, _ in first }
    let isOrdered = records.allSatisfy { record in
      record.outline.buildsOn.allSatisfy { (orders[$0] ?? .max) < record.outline.order }
    }
    return isOrdered ? records : nil
  }

  /// Takes the records of chapters that have been read, and keeps them for the next build.
  ///
  /// Nothing is kept of a file that was saved since the others were read.
  public mutating func add(_ records: [ChapterRecord]) {
    let now = Self.keys(in: folder, tools: tools)
    guard now.map(\.key) == entries.map(\.key) else { return }
    for record in records {
      guard let index = entries.firstIndex(where: { $0.id == record.outline.id }) else { continue }
      entries[index].record = record
      memory?.keep(record, entries[index].key)
      cache.keep(record, .pages, entries[index].key)
    }
  }
}

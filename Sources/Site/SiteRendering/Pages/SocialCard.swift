public import Chapters
import Markdown

/// The picture that stands for a page where its address is shared: 1200 × 630 pixels.
public struct SocialCard: Sendable {
  /// The name of the picture: "ch17-card.png".
  public let file: String
  /// The name of the still picture from which the card is made.
  public let still: String
  /// A page of the size of the card, which lies beside the still picture.
  public let html: String

  /// The cards of a site: the first page's, and one for each chapter that has an opening.
  public static func all(of outline: BookOutline) -> [SocialCard] {
    ([SocialCard(of: outline)] + outline.chapters.map(SocialCard.init)).compactMap(\.self)
  }

  /// The card of a book's first page, which shows the first opening; `nil` for a book without one.
  init?(of outline: BookOutline) {
    guard let chapter = outline.chapters.first(where: { !$0.openings.isEmpty }) else { return nil }
    self.init(
      file: "index-card.png", still: ChapterOpening.stillFile(of: chapter), label: "Workbook",
      title: "View controller transitions, by hand", line: "Exercises that run without a Mac")
  }

  /// `nil` for a chapter without an opening.
  init?(of chapter: ChapterOutline) {
    guard !chapter.openings.isEmpty else { return nil }
    self.init(
      file: Self.file(of: chapter), still: ChapterOpening.stillFile(of: chapter),
      label: chapter.number.map { "Chapter \($0)" } ?? "Workbook",
      title: typographic(chapter.title), line: "UIKit transitions, by hand")
  }

  private init(file: String, still: String, label: String, title: String, line: String) {
    self.file = file
    self.still = still
    html = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Card</title><style>
      body { margin: 0; width: 1200px; height: 630px; overflow: hidden; display: flex; gap: 60px; \
      align-items: center; background: #fdfcf9; color: #22262b; \
      font-family: system-ui, "DejaVu Sans", sans-serif; }
      div { padding-left: 80px; flex: 1; }
      p { margin: 0; font-size: 30px; line-height: 1.4; color: #5a626b; }
      h1 { margin: 12px 0 24px; font-size: 68px; line-height: 1.1; letter-spacing: -1px; }
      img { height: 560px; max-width: 480px; object-fit: contain; margin-right: 80px; }
      </style></head><body><div><p>\(escapedForHTML(label))</p>\
      <h1>\(escapedForHTML(title))</h1>\
      <p>\(escapedForHTML(line))</p></div><img src="\(still)" alt=""></body></html>
      """
  }

  static func file(of chapter: some NamedChapter) -> String { "\(chapter.id)-card.png" }
}

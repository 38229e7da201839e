public import Chapters
import Markdown

/// The picture that stands for a chapter where its address is shared: 1200 × 630 pixels.
public struct SocialCard: Sendable {
  /// The name of the picture: "ch17-card.png".
  public let file: String
  /// The name of the chapter's still picture, from which the card is made.
  public let still: String
  /// A page of the size of the card, which lies beside the still picture.
  public let html: String

  /// `nil` for a chapter without an opening.
  public init?(of chapter: ChapterOutline) {
    guard !chapter.openings.isEmpty else { return nil }
    file = Self.file(of: chapter)
    still = ChapterOpening.stillFile(of: chapter)
    let label = chapter.number.map { "Chapter \($0)" } ?? "Workbook"
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
      <h1>\(escapedForHTML(typographic(chapter.title)))</h1>\
      <p>UIKit transitions, by hand</p></div><img src="\(still)" alt=""></body></html>
      """
  }

  static func file(of chapter: some NamedChapter) -> String { "\(chapter.id)-card.png" }
}

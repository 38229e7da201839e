import Chapters
import Testing

@testable import SiteRendering

@Suite("Galleries of wrong answers")
struct GalleryPageTests {
  @Test("What a chapter says on another page leads back to its own headings")
  func elsewhere() throws {
    let prose = Prose(markdown: "[here](#turn), [there](ch01-one.md#one)")
    let book = try Book(folder: testBook)
    let chapter = try #require(book.chapter("ch02"))
    let here = ChapterPage.html(prose, in: book)
    let elsewhere = ChapterPage.html(prose, in: book, from: chapter)
    #expect(here.contains("href=\"#turn\"") && elsewhere.contains("href=\"ch02.html#turn\""))
    #expect(here.replacing("\"#turn", with: "\"ch02.html#turn") == elsewhere)
  }
}

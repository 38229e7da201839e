import Chapters
import Foundation
import Testing

@testable import SiteRendering

@Suite("The box of an exercise")
struct ExerciseBoxTests {
  private let chapter = """
    ---
    description: A.
    ---
    # A
    ## First
    Why.

    **Given:** a sea.

    ```swift scene sea
    let sea = 1
    ```

    **Do:** cross it.

    ```swift exercise first points=1
    import UIKit

    final class Boat {
      func row() {
        oars.pull()
      }

      // Your turn.
      var name = "A"
      var length = 2
    }
    ```

    #### Hint 1
    Row.

    ## Second
    **Given:** the boat.

    ```yaml figure a-curve shows=curve
    caption: A curve.
    ```

    **Do:** come back.

    ```swift exercise second points=1
    import UIKit

    final class Boat {
      func row() {
        oars.pull()
      }

      func comeBack() {
        // Your turn.
      }

        var name = "A"
      var length = 2
    }
    ```

    #### Hint 1
    Turn.

    ## Third
    ```swift exercise third points=1
    import UIKit

    let harbour = 1
    ```
    """

  private func page() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let chapters = folder.appending(path: "chapters")
    try FileManager.default.createDirectory(at: chapters, withIntermediateDirectories: true)
    try Data(chapter.utf8).write(to: chapters.appending(path: "ch01-a.md"))
    let site = try Site(
      book: try Book(folder: folder.path), templates: try Templates(folder: siteFolder))
    return String(decoding: try #require(site.files()["ch01.html"]), as: UTF8.self)
  }

  private func boxes(_ page: String) -> [String] {
    page.matches(of: #/(?s)<section class="exercise".*?</section>/#).map { String($0.output) }
  }

  @Test("An exercise has its task, starter, command and hints in one section, in this order")
  func order() throws {
    let boxes = boxes(try page())
    #expect(boxes.count == 3)
    var place = boxes[0].startIndex
    for part in [
      "Given:", "The app: sea", "Do:", "1-first.swift", "Your turn",
      "bin/workbook check ch01.first", "<summary>Hint 1</summary>", "Row.",
    ] {
      let rest = place..<boxes[0].endIndex
      let found = try #require(boxes[0].range(of: part, range: rest), "\(part)")
      place = found.upperBound
    }
    #expect(!boxes[0].contains("Why."))
    // A figure between the parts of a task stays where it is, and what is above it.
    #expect(boxes[1].contains("Do:") && !boxes[1].contains("Given:"))
    #expect(!boxes[2].contains("class=\"hints\""))
  }

  @Test("Lines that the file before did not have are marked, unless little is left of that file")
  func steps() throws {
    let boxes = boxes(try page())
    let marked = boxes.map { box in
      box.matches(of: #/(?s)<ins class="step">(.*?)</ins>/#).map {
        $0.output.1.replacing(#/<[^>]*>/#, with: "")
      }
    }
    // What only moved inwards is known, and no end of another function is marked.
    #expect(marked == [[], ["  func comeBack() {\n    // Your turn.\n  }\n\n"], []])
    #expect(
      boxes[1].contains("The marked lines were not in the file of <a href=\"#first\">1.1</a>:"))
    #expect(!boxes[2].contains("marked lines"))
  }

  @Test("Marking lines changes no character of the code, also within a comment of several lines")
  func marking() {
    let code = "/* a\nb */ let c = \"<\"\nd\n"
    let block = CodeHTML.block(code, language: "swift")
    let marked = CodeHTML.marking([2], in: block)
    func text(_ html: String) -> String { html.replacing(#/<[^>]*>/#, with: "") }
    #expect(text(marked) == text(block))
    #expect(
      marked.contains(
        "/* a</span>\n<ins class=\"step\"><span class=\"c\">b */</span>"))
  }
}

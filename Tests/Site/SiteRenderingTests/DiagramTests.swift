import Chapters
import Foundation
import Testing

@testable import SiteRendering

@Suite("Diagrams of the book")
struct DiagramTests {
  /// Every diagram of the real book.
  private let all: [Diagram]

  init() throws {
    let package = URL(filePath: siteFolder).deletingLastPathComponent().path
    all = try Book(folder: package).chapters.flatMap(\.passages).compactMap {
      if case .diagram(let diagram) = $0 { diagram } else { nil }
    }
  }

  private func named(_ name: String) throws -> (diagram: Diagram, drawing: XMLText) {
    let diagram = try #require(all.first { $0.fence.name == name })
    let drawing = XMLText(DiagramDrawing(of: diagram).svg)
    #expect(drawing.problem == nil)
    return (diagram, drawing)
  }

  private func labels(_ drawing: String) -> [(names: String, x: Double, y: Double, text: String)] {
    drawing.matches(
      of: #/<text class="([^"]*)" x="([^"]*)" y="([^"]*)">([^<]*)</text>/#
    ).map {
      (
        String($0.output.1), Double($0.output.2) ?? .nan, Double($0.output.3) ?? .nan,
        String($0.output.4)
      )
    }
  }

  @Test("Each of them is valid, says in words what it draws, and is a picture to a screen reader")
  func described() throws {
    #expect(all.count >= 10)
    for diagram in all {
      let svg = DiagramDrawing(of: diagram).svg
      let drawing = XMLText(svg)
      #expect(drawing.problem == nil, "\(diagram.fence.name)")
      #expect(drawing.activeAttributes == [])
      let root = try #require(drawing.elements.first)
      #expect(root.attributes["role"] == "img")
      for (attribute, element) in [("aria-labelledby", "title"), ("aria-describedby", "desc")] {
        let place = try #require(root.attributes[attribute])
        #expect(drawing.elements.contains { $0.name == element && $0.attributes["id"] == place })
      }
      #expect(!diagram.sentences.isEmpty && diagram.caption != diagram.title)
      for sentence in diagram.sentences { #expect(svg.contains(escaped(sentence))) }
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("'", with: "&#39;")
  }

  @Test("No label leaves the drawing, not even with the larger letters of a narrow screen")
  func labelsFit() {
    for diagram in all {
      if case .questions(let questions) = diagram.content {
        let names = Set(questions.flatMap { [$0.from, $0.to] })
        // The names stand in boxes beside one another.
        let column = DiagramDrawing.width / Double(names.count) - 6
        let widths = names.map { Double($0.count) * DiagramDrawing.characterWidth }
        #expect(widths.allSatisfy { $0 <= column }, "\(diagram.fence.name): \(names)")
      }
      let drawing = DiagramDrawing(of: diagram)
      for label in labels(drawing.svg) {
        let text = label.text.replacing("&#39;", with: "'")
        let width = Double(text.count) * DiagramDrawing.characterWidth
        let left =
          label.names.contains("figure-middle")
          ? label.x - width / 2 : label.names.contains("figure-left") ? label.x - width : label.x
        let right = left + width
        #expect(left >= 0 && right <= DiagramDrawing.width, "\(diagram.fence.name): \(text)")
        #expect(label.y <= drawing.height, "\(diagram.fence.name): \(text)")
      }
    }
  }

  @Test("In a container the view in front is on top, and what is not in it stands below")
  func containers() throws {
    let (diagram, _) = try named("container-of-a-presentation")
    let labels = labels(DiagramDrawing(of: diagram).svg).map(\.text)
    #expect(
      labels == [
        "When animateTransition(using:) is called", "tidepool (.from)", "containerView",
        "detail (.to), outside", "When you have added the arriving view",
        "detail (.to)", "tidepool (.from)", "containerView", "After completeTransition(true)",
        "detail (.to)", "containerView", "tidepool (.from), outside",
      ])
    #expect(
      diagram.sentences[1]
        == "When you have added the arriving view: the container holds, from back to front, "
        + "tidepool (.from), detail (.to).")
  }

  @Test("Questions and answers run between the columns of those who ask and are asked")
  func questions() throws {
    let (diagram, drawing) = try named("who-asks-whom")
    let arrows = drawing.elements.filter {
      $0.attributes["class"]?.hasPrefix("diagram-arrow") == true
    }.map { [$0.attributes["x1"] ?? "", $0.attributes["x2"] ?? ""] }
    // UIKit, the delegate, the animator and the context share the width of 420.
    #expect(
      arrows == [
        ["52.5", "157.5"], ["157.5", "52.5"], ["52.5", "262.5"], ["262.5", "52.5"],
        ["52.5", "262.5"], ["262.5", "367.5"], ["367.5", "262.5"], ["262.5", "367.5"],
      ])
    #expect(diagram.sentences[4] == "Animator to Context: completeTransition(true).")
  }

  @Test("A converted place is the sum of the places, less what is scrolled away")
  func conversion() throws {
    let (diagram, _) = try named("from-shelf-to-window")
    guard case .conversion(var conversion) = diagram.content else { throw CancellationError() }
    #expect(conversion.converted == [160, 684, 64, 96])
    #expect(labels(DiagramDrawing(of: diagram).svg).map(\.text).last == "(160, 684, 64, 96)")
    conversion.scrolled = [100, 4]
    #expect(conversion.converted == [60, 680, 64, 96])
  }

  @Test("The controllers that the two keys lead to carry them")
  func controllers() throws {
    let (diagram, drawing) = try named("who-leaves-the-shelf")
    #expect(
      labels(DiagramDrawing(of: diagram).svg).map(\.text) == [
        "Presenting the player", "navigation controller (.from)", "shelf", "presents",
        "player (.to)", "If it were pushed", "navigation controller", "player (.to)",
        "shelf (.from)",
      ])
    let marked = drawing.elements.compactMap { $0.attributes["class"] }.filter {
      $0.contains("diagram-from") || $0.contains("diagram-to")
    }
    #expect(marked.count == 4)
  }

  @Test("A flight's dots are equally far from one another, from its beginning to its end")
  func flight() throws {
    let (_, drawing) = try named("the-birds-path")
    let dots = drawing.elements.filter {
      $0.attributes["class"] == "figure-dot figure-0"
    }.map { (Double($0.attributes["cx"] ?? "") ?? .nan, Double($0.attributes["cy"] ?? "") ?? .nan) }
    #expect(dots.count == 11)
    let steps = zip(dots, dots.dropFirst()).map { hypot($1.0 - $0.0, $1.1 - $0.1) }
    let mean = steps.reduce(0, +) / Double(steps.count)
    // Chords are a little shorter than arcs where the curve bends.
    #expect(steps.allSatisfy { abs($0 - mean) < mean * 0.05 })
  }
}

import Chapters
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@Suite("What starters give away")
struct StarterTests {
  private static let root = URL(filePath: #filePath).pathComponents.dropLast(4)
    .joined(separator: "/").replacing("//", with: "/")
  private static let book = Result { try Book(folder: root) }

  @Test("No starter contains the answer to an earlier exercise")
  func earlierAnswers() throws {
    let exercises = try Self.book.get().exercises
    let answers = exercises.map(Answer.init)
    for (index, exercise) in exercises.enumerated() {
      let shown = Set(Statements.all(in: exercise.starter.code))
      let contained = answers[..<index].filter { $0.isContained(in: shown, of: exercise.chapter) }
      #expect(contained.map(\.exercise) == [], "\(exercise.id)")
    }
  }

  @Test("No listing of an app shows the answer to an exercise of its chapter")
  func listings() throws {
    for chapter in try Self.book.get().chapters {
      let answers = chapter.exercises.map(Answer.init)
      for exercise in chapter.exercises {
        for scene in exercise.scenes {
          let shown = Set(Statements.all(in: scene.fence.shownCode))
          let contained = answers.filter { $0.isContained(in: shown, of: chapter.id) }
          #expect(contained.map(\.exercise) == [], "\(exercise.id): \(scene.name)")
        }
      }
    }
  }

  @Test("An answer is found wherever it stands, under other local names too")
  func finds() throws {
    for exercise in try Self.book.get().exercises {
      let answer = Answer(exercise)
      let solution = try #require(exercise.solution)
      let found = answer.isContained(
        in: Set(Statements.all(in: solution)), of: exercise.chapter)
      #expect(found, "\(exercise.id)")
    }
    let one = Statements.all(in: "let mask = Drop.layer()\nview.layer.mask = mask")
    #expect(one == Statements.all(in: "let hole = Drop.layer()  // a hole\nview.layer.mask = hole"))
    #expect(one != Statements.all(in: "let mask = Drop.layer()\nview.layer.mask = nil"))
  }

  /// What a reference answer adds to its own starter.
  private struct Answer {
    let exercise: String
    let chapter: String
    let added: [String]

    init(_ exercise: Exercise) {
      self.exercise = exercise.id
      chapter = exercise.chapter
      let given = Set(Statements.all(in: exercise.starter.code))
      added = Statements.all(in: exercise.solution ?? "").filter { !given.contains($0) }
    }

    /// Whether a starter has more than half of the statements.
    ///
    /// One or two statements are an answer where they are taught. In later chapters they are what everybody
    /// writes, such as the line that gives the arriving view its final frame.
    func isContained(in shown: Set<String>, of chapter: String) -> Bool {
      (chapter == self.chapter || added.count > 2)
        && added.count(where: shown.contains) * 2 > added.count
    }
  }
}

/// Reads the statements of a source, without comments and with a sign for each local name.
///
/// A statement that has others in it, such as a call with a closure, stands for itself without them. Imports and
/// the heads of types and functions are left out: protocols prescribe them. So is a return without a value.
private final class Statements: SyntaxVisitor {
  private var statements: [String] = []
  private let names: Set<String>

  static func all(in code: String) -> [String] {
    let tree = Parser.parse(source: code)
    let names = LocalNames(viewMode: .sourceAccurate)
    names.walk(tree)
    let reader = Statements(names.names)
    reader.walk(tree)
    return reader.statements
  }

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node.item))
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node.decl))
    return .visitChildren
  }

  private func note(_ node: Syntax) {
    switch node.kind {
    case .importDecl, .functionDecl, .initializerDecl, .classDecl, .structDecl, .enumDecl,
      .extensionDecl:
      return
    default: break
    }
    let tokens = ownTokens(of: node)
    if tokens == ["return"] { return }
    // What stands behind a dot is a member, whatever a local is called.
    let words = zip(tokens, [""] + tokens).map { token, before in
      before != "." && names.contains(token) ? "_" : token
    }
    statements.append(words.joined(separator: " "))
  }

  /// The tokens that are in none of the statements inside.
  private func ownTokens(of node: Syntax) -> [String] {
    if let token = node.as(TokenSyntax.self) { return token.text.isEmpty ? [] : [token.text] }
    if node.is(CodeBlockItemListSyntax.self) || node.is(MemberBlockItemListSyntax.self) {
      return []
    }
    return node.children(viewMode: .sourceAccurate).flatMap(ownTokens)
  }
}

/// Reads the names of variables inside of functions, and of parameters.
private final class LocalNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}

import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Compiling

@Suite("The list of UIKit's optional methods")
struct OptionalRequirementListTests {
  /// Defaults of the engine that are not optional in UIKit, and methods with names that an app may
  /// give to a closure of its own; of Combine's protocols, overloads of what is required.
  private let exceptions: Set = [
    "action", "animate", "animateAlongsideTransition", "animateTransition", "application",
    "display", "draw", "layerWillDraw", "layoutSublayers", "pauseInteractiveTransition", "position",
    "receive", "schedule", "send",
    "registerForTraitChanges", "searchBar", "transitionDuration",
  ]

  @Test("It has each method of the engine's protocols that has a default implementation")
  func theListIsTheEngines() throws {
    let engine = URL(filePath: #filePath).appending(path: "../../../../Sources/Engine").standardized
    let files = FileManager.default.enumerator(at: engine, includingPropertiesForKeys: nil)
    let collector = DefaultCollector(viewMode: .sourceAccurate)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      collector.walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8)))
    }
    let expected = collector.optional.subtracting(exceptions)
    #expect(SourceRewriter.optionalRequirements.subtracting(expected).sorted() == [])
    #expect(expected.subtracting(SourceRewriter.optionalRequirements).sorted() == [])
  }
}

/// Collects the methods of protocols, and those of extensions.
private final class DefaultCollector: SyntaxVisitor {
  private var requirements: [String: Set<String>] = [:]
  private var defaults: [String: Set<String>] = [:]

  var optional: Set<String> {
    requirements.reduce(into: []) { $0.formUnion($1.value.intersection(defaults[$1.key] ?? [])) }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    requirements[node.name.text, default: []].formUnion(Self.methods(of: node.memberBlock))
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    defaults[type, default: []].formUnion(Self.methods(of: node.memberBlock))
    return .skipChildren
  }

  private static func methods(of block: MemberBlockSyntax) -> [String] {
    block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text }
  }
}

#if os(Linux)
  import Foundation
  import Testing

  @Suite("Functions of Swift's runtime that are named as texts")
  struct RuntimeFunctions {
    /// `typeFunctions` of the manifest.
    private static func names() throws -> [String] {
      let manifest = try String(
        contentsOf: Tree.root.appending(path: "Package.swift"), encoding: .utf8)
      let list = try #require(
        manifest.firstMatch(of: /let typeFunctions = \[([^\]]*)\]/), "no list in the manifest")
      return list.output.1.matches(of: /"(\w+)"/).map { String($0.output.1) }
    }

    @Test("Each function that the host stands before is one of the runtime's, and is stood before")
    func typeFunctions() throws {
      let names = try Self.names()
      #expect(names.count > 20)
      let host = try String(
        contentsOf: Tree.root.appending(path: "Sources/Stage/CHost/type_sizes.c"), encoding: .utf8)
      // The runtime has it only where there is Objective-C's.
      for name in names where name != "swift_updateClassMetadata2" {
        #expect(dlsym(nil, name) != nil, "the runtime has no \(name) any more")
        #expect(
          host.contains("\(name)(\n") || host.contains("(\(name))")
            || host.contains("\(name)(size_t"), "type_sizes.c does not define \(name)")
      }
    }
  }
#endif

import Foundation
import Record
import Testing

@testable import Compiling

@Suite("An answer is written in a language on a list")
struct AnswerLanguageTests {
  private func refused(_ text: String, beside scene: String = "") -> [String] {
    let scene = CompilationUnit.Source(name: "ch", text: scene, isGiven: true)
    let answer = CompilationUnit.Source(name: "answer.swift", text: text)
    let unit = CompilationUnit(kind: .app, sources: [scene, answer], isConfined: true)
    return Rewriting(unit: unit, cache: nil).unsafeCode(in: unit).map(\.message)
  }

  /// Each is a way in which safe Swift has left its memory, or could, with the words that name it.
  static let refusals: KeyValuePairs<String, [String]> = [
    "a generic type": [
      "struct Two<A> { var a: A }", "final class Box<T: UIView> {}", "enum E<T> { case a(T) }",
      "typealias F<T> = (T) -> Void",
    ],
    "a type parameter": [
      "func f<D, C>(_ d: D.Type, _ c: C.Type) {}", "func f<T: Hashable>(_ t: T) {}",
      "func f<T: Sequence>(_ t: T) {}", "struct S { init<T>(_ t: T) {} }",
      "func f<let n: Int>() {}", "struct S {}; func f<T: S>(_ t: T) {}",
      "extension Array where Element: Comparable {}", "extension Array where Element == [Int] {}",
      "extension Array where Element == Element {}", "extension Array where Index == Int {}",
      "protocol P: AnyObject { func f<T>(_ t: T) }",
    ],
    "a list of type parameters": ["func f<each T>(_ t: repeat each T) {}"],
    "a protocol with associated types": [
      "protocol P { associatedtype A }", "protocol P<A> { associatedtype A }",
    ],
    "some is": ["func f(_ v: some P) {}", "func f() -> some P { 1 }"],
    "Self as a type": [
      "protocol P { func f(_ other: Self) }", "protocol P { func f() -> Self }",
      "class A { func f() -> [Self] { [self] } }",
      "class A { func f() -> () -> Self { { self } } }",
      "class A { var f: (Self) -> Void = { _ in } }", "extension P { func f() -> Self { self } }",
      "protocol P { static var all: [Self] { get } }",
    ],
    "an initializer in a protocol": ["protocol P { init(_ n: Int) }"],
    "a type that is a kind of": [
      "struct S: Sequence {}", "struct S: IteratorProtocol {}", "class A: Collection {}",
      "struct S: Strideable {}", "struct S: ExpressibleByStringLiteral {}", "struct S: Codable {}",
      "struct S: CustomReflectable {}", "class A: CaseIterable {}", "class A: OptionSet {}",
      "protocol P: Hashable {}", "protocol P: Sequence {}", "class A: NSString {}",
      "class A: Foundation.NSString {}", "class A: Bundle {}", "final class A: NSNumber {}",
      "class A: [UIView].Element {}", "struct S: RandomNumberGenerator {}",
      "struct S: Sequence { protocol Sequence {} }", "class A: Swift.Sequence {}",
      "extension UIView: CustomStringConvertible {}", "extension NSObject: Comparable {}",
      "struct S {}; extension S: Sequence {}", "struct S: Clock {}", "struct S: AsyncSequence {}",
      "struct S: RawRepresentable {}", "struct S: Actor {}", "struct S: CVarArg {}",
      "struct S: Hashable & Sequence {}", "struct S: ~Copyable {}",
    ],
    "an extension of": [
      "extension Array { func f() {} }", "extension Optional { func f() {} }",
      "extension Sequence { func f() {} }", "extension Collection where Element: UIView {}",
      "extension Dictionary where Key == String {}", "extension Result {}", "extension [Int] {}",
      "extension Swift.Array {}", "extension UnsafePointer {}", "extension Range<Int> {}",
    ],
    "a protocol for": [
      "protocol P {}; extension CGFloat: P {}", "extension String: Error {}",
      "protocol P: AnyObject {}; extension Array: P where Element: UIView {}",
    ],
    "another name for a type": [
      "typealias S = Sequence", "typealias P = (Sequence)", "typealias V = UIView; class A: V {}",
      "typealias V = UIView; extension V {}", "typealias V = UIView; let a = V()",
      "typealias V = UIView; let a = b as? V", "typealias V = UIView; let a: [V] = []",
      "typealias V = UIView; func f<T: V>(_ t: T) {}", "typealias UIThing = UIView",
      "typealias V = UIView; let a: V.Type = b", "typealias L = NSLayoutAnchor<A>",
      "enum E { typealias A = Int }", "typealias B = Array<Int>",
    ],
    "an actor": ["actor A {}"],
    "a word about ownership": [
      "func f(_ a: inout Int) {}", "func f(_ a: borrowing A) {}", "func f(_ a: sending A) {}",
      "func f(_ a: consuming A) {}", "let f: (inout Int) -> Void = g",
      "func f() { let g = { (a: inout Int) in a = 1 } }", "func f(a: isolated A) {}",
      "func f() { let b = consume a }", "func f() { let b = copy a }",
    ],
    "before a declaration": [
      "indirect enum E { case a(E) }", "class A { unowned(unsafe) let b: B }",
      "func f() { let g = { [unowned(unsafe) b] in b } }", "struct S { nonmutating func f() {} }",
      "nonisolated(unsafe) var a = 1", "struct S { consuming func f() {} }",
      "struct S { __consuming func f() {} }", "package let a = 1",
    ],
    "async let": ["func f() async { async let a = g(); await a }"],
    "for await": ["func f() async { for await a in s { print(a) } }"],
    "async in a type": [
      "let f: () async -> Void = g", "class A { init() async {} }",
      "func f(_ body: () async -> Void) {}",
    ],
    "an async method of": [
      "struct S { func f() async {} }", "protocol P { func f() async }",
      "struct S {}; extension S { func f() async {} }", "extension CGFloat { func f() async {} }",
      "enum E { static func f() async {} }",
    ],
    "mutating in a file that waits": [
      "struct S { mutating func f() {} }; func g() async { await h() }",
      "struct S { mutating func wait() async {} }",
    ],
    "await in the middle": [
      "func f() async { a.append(await g()) }", "func f() async { await a?.append(g()) }",
      "func f() async { await a.append(g()) }", "func f() async { a = await g() }",
      "func f() async { await a![0].f() }", "func f() async { if await g() {} }",
      "func f() async { a[0] += await g() }", "func f() async { await g(b?.c) }",
      "func f() async { await g(h()) }",
    ],
    "this use of &": [
      "func f() { let p = &a }", "func f() { swap(&a[0], &a[1]) }", "func f() { g(&a!.b) }",
      "func f() { g(&h().b) }", "func f() { swap(&a, &b) }; func g() async { await h() }",
      "func f() { a[&b] }",
    ],
    "a subscript of one's own": ["struct S { subscript(n: Int) -> Int { n } }"],
    "an operator of one's own": [
      "infix operator ~>", "precedencegroup P {}",
      "func == (a: String, b: String) -> Bool { true }",
      "func < (a: A, b: A) -> Bool { true }", "func % (a: A, b: A) -> A { a }",
      "struct S { static func ~= (a: S, b: S) -> Bool { true } }",
      "struct S { static func += (a: S, b: S) {} }",
    ],
    "the attribute": [
      "@propertyWrapper struct W { var wrappedValue = 1 }", "struct S { @W var a = 1 }",
      "@resultBuilder enum B {}", "@dynamicMemberLookup struct S {}",
      "@dynamicCallable struct S {}",
      "@globalActor struct G {}", "@main struct S {}", "@inlinable func f() {}",
      "@inline(__always) func f() {}", "@_silgen_name(\"fork\") func f()",
      "@exclusivity(unchecked) var a = 1", "@frozen struct S {}", "@testable import UIKit",
      "extension A: @retroactive P {}; class A {}; protocol P {}",
      "@safe func f() {}", "@section(\".x\") let a = 1", "@abi(func f()) func g() {}",
    ],
    "a macro of one's own": [
      "@freestanding(expression) macro f() = #externalMacro(module: \"a\", type: \"b\")"
    ],
    "the macro #": [
      "let a = #externalMacro(module: \"a\", type: \"b\")", "let a = #predicate<Int> { true }",
    ],
    "#if": ["#if DEBUG\nlet a = 1\n#endif", "func f() { a\n#if X\n.b\n#endif\n }"],
    "[keyPath:]": ["func f() { a[keyPath: \\A.b] = 1 }"],
    "a key path with a subscript": ["let k = \\A.b[0]"],
    "an accessor other than": [
      "struct S { var a: Int { _read { yield b } } }",
      "struct S { var a: Int { mutating get { 1 } } }",
      "struct S { var a: Int { get { 1 } nonmutating set {} } }",
      "struct S { var a: Int { unsafeAddress { p } } }",
      "struct S { var a: Int { @storageRestrictions(initializes: b) init { b = 1 } } }",
    ],
    "a property that waits": ["struct S { var a: Int { get async { 1 } } }"],
    "throws with a type": [
      "func f() throws(E) {}", "let f: () throws(E) -> Void = g",
      "func g() { do throws(E) {} catch {} }", "let f = { () throws(E) in }",
    ],
    "unsafe": ["let x = unsafe f()", "func f() { for unsafe x in y {} }"],
    "a tuple of more than": [
      "let a: (Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int)? = nil",
      "let a = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)",
    ],
    "an inline array": ["let a: [3 of Int] = [1, 2, 3]"],
    "a regular expression": ["let x = /FileHandle.standardOutput/", "let x = #/a+/#"],
    "#sourceLocation": ["#sourceLocation(file: \"a.swift\", line: 7)"],
    "a name after ::": ["let a = UIKit::UIView()"],
  ]

  @Test("Each kind of Swift that is not on the list is refused by its name", arguments: refusals)
  func refusesEachKind(words: String, texts: [String]) {
    for text in texts {
      let sentences = refused(text)
      #expect(sentences.contains { $0.contains(words) }, "\(text): \(sentences)")
    }
  }

  @Test("What a sentence says ends with what to write instead")
  func advice() {
    #expect(
      refused("actor A {}") == [
        "an actor is not accepted in an answer; write a class, since everything runs on the main "
          + "thread"
      ])
  }

  @Test(
    "Everyday Swift is accepted",
    arguments: [
      "@objc func f() {}", "@discardableResult func f() -> Int { 1 }",
      "@available(iOS 17, *) func f() {}", "@MainActor final class A {}",
      "func f(_ body: @escaping @autoclosure () -> Void) {}", "@IBOutlet weak var a: UIView?",
      "func f() { switch x { @unknown default: break } }", "@preconcurrency import UIKit",
      "class A: @unchecked Sendable {}",
      "class A: NSObject, @preconcurrency UITableViewDelegate {}",
      "let f: @Sendable () -> Void = {}", "func f() { if #available(iOS 17, *) { g() } }",
      "class A: UITableViewDiffableDataSource<Int, String> {}", "func f() { swap(&a, &self.b) }",
      "func f() { a += 1; a[0] += 1; a?.b = 2 }", "struct S { mutating func f() { a = 1 } }",
      "extension UIView.AnimationOptions { static let mine: UIView.AnimationOptions = [] }",
      "protocol P: AnyObject { var a: Int { get set }; func f(); static func g() }",
      "protocol P {}; protocol Q: P, UITableViewDelegate {}; struct S: Q {}",
      "protocol P: class {}; func f<T: P & UIView>(_ t: T) where T: UIViewController {}",
      "extension Array where Element: UIView { func f() {} }", "class A {}; extension A: Error {}",
      "class A { class B {} ; class C: B {} }; class D: A.B {}", "typealias F = (Int) -> Void",
      "typealias Pair = (view: UIView, frame: CGRect)",
      "class A { typealias C = UIViewControllerContextTransitioning; let f: (C?) -> Void }",
      "typealias V = UIView; func f(_ v: V?) -> V? { v }; func g() { let h = { (v: V) in v.frame } }",
      "let a: any P = b; let c: UIView & P = d",
      "func f() async throws -> Int { try await Task.sleep(nanoseconds: UInt64(0.5 * 1e9)); return 1 }",
      "func f() { Task { await g(); let a = await h(b); _ = await h(.c); return await h() } }",
      "class A { func f() async {} }; extension A { func g() async {} }; func h() async {}",
      "func f() { do { try g() } catch E.a(let b) { print(b) } catch {} }", "let k = \\A.b?.c",
      "struct S: OptionSet { let rawValue: Int }",
      "enum E: String, CaseIterable { case a, b = \"c\" }",
      "struct S: Hashable, Comparable { static func < (a: Self, b: Self) -> Bool { true } }",
      "extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { "
        + "min(max(self, r.lowerBound), r.upperBound) } }",
      "class A { func f() -> Self { self } }; extension A { static func g() -> Self? { nil } }",
      "extension UIView { func f() -> Self { self } }; enum E { case a }; extension E { func f() -> Self { self } }",
      "extension ClosedRange { func nearest(to value: Bound) -> Bound { lowerBound } }",
      "private func - (a: CGPoint, b: CGPoint) -> CGPoint { a }",
      "var completions = [(Bool) -> Void](); let values = Array<Int>(); let d = [1: 2]; let e = a...",
    ])
  func everyday(text: String) {
    #expect(refused(text) == [])
  }

  @Test("The app's own types may be inherited from and extended, and no others of their names")
  func ofTheApp() {
    let scene = "class Card: UIView {}; protocol Parts: AnyObject {}; enum Kind { case a }"
    let answer = "class Large: Card, Parts {}; extension Kind { var b: Int { 1 } }"
    #expect(refused(answer, beside: scene) == [])
    #expect(refused(answer).count == 3)
    #expect(refused("func f<T: Card>(_ t: T) {}; func g<T: Parts>(_ t: T) {}", beside: scene) == [])
    #expect(refused("struct S { protocol Sequence {}; struct T: Sequence {} }") == [])
    #expect(refused("struct S { protocol Sequence {} }; struct T: Sequence {}").count == 1)
    #expect(refused("func f() { protocol Sequence {} }; struct T: Sequence {}").count == 1)
    let elsewhere =
      "class A { protocol Sequence {} }; func f() { class A { struct S: Sequence {} } }"
    #expect(refused(elsewhere).count == 1)
  }

  @Test("What ten honest programs are written with is accepted")
  func honest() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../EndToEndTests/Hostile/Honest")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == 10)
    for file in files {
      #expect(refused(try String(contentsOf: file, encoding: .utf8)) == [], "\(file.path)")
    }
  }
}

import Testing

@testable import Compiling

extension RewritingTests {
  @Test("A property that Core Animation stores gets accessors by key")
  func managedProperties() {
    let before =
      "class L: CALayer { @NSManaged public var radius: CGFloat; @NSManaged var s: String? }"
    let after =
      "class L: CALayer {            public var radius: CGFloat "
      + "{ get { _dynamicValue(forKey: \"radius\") } "
      + "set { _setDynamicValue(newValue, forKey: \"radius\") } };            var s: String? "
      + "{ get { _dynamicValue(forKey: \"s\") } set { _setDynamicValue(newValue, forKey: \"s\") } } }"
    #expect(rewrite(before) == [after])
  }

  @Test("A dynamic property tells its observers after the app's own code")
  func dynamicProperties() {
    let tell = "_didSetDynamicProperty(of: self)"
    let rows = [
      ("var a = 1, b: Int", "var a = 1 { didSet { \(tell) } }, b: Int { didSet { \(tell) } }"),
      ("var a = 1 { didSet { f() } }", "var a = 1 { didSet { defer { \(tell) }; f() } }"),
      ("var a = 1 { willSet { f() } }", "var a = 1 { willSet { f() } didSet { \(tell) } }"),
      (
        "var a: Int { get { 1 } set { f() } }",
        "var a: Int { get { 1 } set { defer { \(tell) }; f() } }"
      ),
      ("var a: Int { 1 }", "var a: Int { 1 }"),
    ]
    for (before, after) in rows {
      #expect(
        rewrite("class A: NSObject { @objc dynamic \(before) }")
          == ["class A: NSObject {               \(after) }"])
    }
    #expect(
      rewrite("extension A { @objc dynamic var a: Int { get { 1 } set {} } }")
        == ["extension A {               var a: Int { get { 1 } set {} } }"])
  }
}

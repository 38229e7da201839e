import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Associated objects", .inNewWorld)
struct AssociatingObjects {
  private enum Keys {
    nonisolated(unsafe) static var one: UInt8 = 0
    nonisolated(unsafe) static var two: UInt8 = 0
  }

  final class Plain: NSObject {}

  @Test("Associated values are read, replaced and removed by key")
  func values() {
    for object in [UIView(), Plain()] as [NSObject] {
      objc_setAssociatedObject(object, &Keys.one, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, &Keys.two, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, &Keys.one) as? String == "a")
      #expect(objc_getAssociatedObject(object, &Keys.two) as? Int == 2)
      objc_setAssociatedObject(object, &Keys.one, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, &Keys.one) == nil)
      objc_removeAssociatedObjects(object)
      #expect(objc_getAssociatedObject(object, &Keys.two) == nil)
    }
  }

  @Test(
    "A view releases associated values when it is deallocated and does not retain assigned ones")
  func lifetime() {
    weak var retained: Plain?
    var assigned: Plain? = Plain()
    do {
      let view = UIView()
      let value = Plain()
      retained = value
      objc_setAssociatedObject(view, &Keys.one, value, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(view, &Keys.two, assigned, .OBJC_ASSOCIATION_ASSIGN)
      assigned = nil
      #expect(objc_getAssociatedObject(view, &Keys.two) == nil)
      #expect(retained != nil)
    }
    #expect(retained == nil)
  }

  @Test("appearance() returns an object of the view's own class")
  func appearance() {
    final class Badge: UIView {
      var mark = "none"
      override init(frame: CGRect) {
        super.init(frame: frame)
        mark = "made"
      }
      required init?(coder: NSCoder) { nil }
    }
    #expect(Badge.appearance().mark == "made")
    #expect(type(of: Badge.appearance()) == Badge.self)
  }
}

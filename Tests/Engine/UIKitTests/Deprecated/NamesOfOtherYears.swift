import EngineTesting
import Foundation
import HeadlessUIKit
import Testing

@Suite("Names of other years", .inNewWorld)
struct NamesOfOtherYears {
  @Test("Geometry becomes text as Apple writes it, and comes back")
  func geometryAndText() {
    let rect = CGRect(x: 1, y: -2, width: 30.5, height: 4)
    #expect(NSStringFromCGRect(rect) == "{{1, -2}, {30.5, 4}}")
    #expect(CGRectFromString("{{1, -2}, {30.5, 4}}") == rect)
    #expect(NSStringFromCGPoint(CGPoint(x: 1, y: 2)) == "{1, 2}")
    #expect(CGPointFromString("{1, 2}") == CGPoint(x: 1, y: 2))
    #expect(NSStringFromCGSize(CGSize(width: 3, height: 4)) == "{3, 4}")
    #expect(CGSizeFromString("{3, 4}") == CGSize(width: 3, height: 4))
    #expect(CGVectorFromString(NSStringFromCGVector(CGVector(dx: 1, dy: 2))).dy == 2)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSStringFromCGAffineTransform(transform) == "[1, 2, 3, 4, 5, 6]")
    #expect(CGAffineTransformFromString("[1, 2, 3, 4, 5, 6]") == transform)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSStringFromUIEdgeInsets(insets) == "{1, 2, 3, 4}")
    #expect(UIEdgeInsetsFromString("{1, 2, 3, 4}") == insets)
    #expect(NSStringFromUIOffset(UIOffset(horizontal: 7, vertical: 8)) == "{7, 8}")
    #expect(UIOffsetFromString("{7, 8}") == UIOffset(horizontal: 7, vertical: 8))
  }

  @Test("What is no geometry is zero, or the identity")
  func otherText() {
    #expect(CGRectFromString("nothing") == .zero)
    #expect(CGAffineTransformFromString("[1]") == .identity)
  }

  @Test("Constants and functions say what their successors say")
  func successors() {
    #expect(UIApplicationOpenSettingsURLString == UIApplication.openSettingsURLString)
    #expect(UIBackgroundTaskInvalid == UIBackgroundTaskIdentifier.invalid)
    #expect(UITableViewIndexSearch == "{search}")
    #expect(!UIAccessibilityIsVoiceOverRunning())
    #expect(RunLoopMode.UITrackingRunLoopMode == .tracking)
    #expect(kCAEmitterLayerSphere == .sphere)
    #expect(kCAScrollHorizontally == .horizontally)
    let style: UIPreviewActionStyle = .destructive
    let arrow: UIMenuControllerArrowDirection = .up
    #expect(style == UIPreviewAction.Style.destructive)
    #expect(arrow == UIMenuController.ArrowDirection.up)
    UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, nil)
  }

  private final class CountingItem: UIBarButtonItem {
    var count = 0
    override init() { super.init() }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  }

  @Test("A bar button item comes back from an archive with its title")
  func barButtonItem() throws {
    let item = CountingItem()
    item.title = "Done"
    item.isEnabled = false
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    item.encode(with: archiver)
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    let copy = CountingItem(coder: reader)
    #expect(copy?.title == "Done")
    #expect(copy?.isEnabled == false)
  }
}

import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Traits and screens", .oneAtATime)
struct TraitsTests {
  struct Device {
    var size: CGSize
    var horizontal: UIUserInterfaceSizeClass
    var vertical: UIUserInterfaceSizeClass
    var idiom: UIUserInterfaceIdiom
  }

  @Test(
    "Size classes follow from the size of the screen",
    arguments: [
      Device(
        size: CGSize(width: 390, height: 844), horizontal: .compact, vertical: .regular,
        idiom: .phone),
      Device(
        size: CGSize(width: 844, height: 390), horizontal: .compact, vertical: .compact,
        idiom: .phone),
      Device(
        size: CGSize(width: 926, height: 428), horizontal: .regular, vertical: .compact,
        idiom: .phone),
      Device(
        size: CGSize(width: 320, height: 568), horizontal: .compact, vertical: .regular,
        idiom: .phone),
      Device(
        size: CGSize(width: 820, height: 1180), horizontal: .regular, vertical: .regular,
        idiom: .pad),
    ])
  func sizeClasses(device: Device) {
    let traits = UITraitCollection(screenSize: device.size, scale: 2)
    #expect(traits.horizontalSizeClass == device.horizontal)
    #expect(traits.verticalSizeClass == device.vertical)
    #expect(traits.userInterfaceIdiom == device.idiom)
  }

  @Test("Merging keeps what the later one leaves open")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.displayScale == 3)
    #expect(merged.verticalSizeClass == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test("A parent's override reaches the child and its children")
  func override() {
    let parent = UIViewController()
    let child = UIViewController()
    let grandchild = UIViewController()
    parent.addChild(child)
    child.addChild(grandchild)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    UIScreen.main.configure(size: CGSize(width: 390, height: 844))
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(grandchild.traitCollection.horizontalSizeClass == .regular)
    #expect(grandchild.traitCollection.verticalSizeClass == .regular)
  }
}

import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Traits and screens", .inNewWorld)
struct TraitsTests {
  struct Device {
    var size: CGSize
    var horizontal: UIUserInterfaceSizeClass
    var vertical: UIUserInterfaceSizeClass
    var idiom: UIUserInterfaceIdiom
  }

  @Test(
    "Size classes and idiom follow from the screen size",
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

  @Test("Merging traits takes the last specified value")
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

  @Test("A parent's trait override applies to the child and its children")
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

  @Test("overrideUserInterfaceStyle applies to the view and the children and notifies them")
  func style() {
    let (parent, child) = (StyleRecorder(), StyleRecorder())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.overrideUserInterfaceStyle = .dark
    #expect(parent.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.seen == ["light before"] && child.seen == ["light before"])
    child.overrideUserInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    parent.overrideUserInterfaceStyle = .unspecified
    #expect(parent.seen == ["light before", "dark before"])
    #expect(child.seen == ["light before", "dark before"])
    #expect(parent.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A trait registration is called for its traits only, until it is unregistered")
  func registering() {
    let controller = UIViewController()
    var changes: [String] = []
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, previous: UITraitCollection) in
      let styles = [previous, controller.traitCollection].map(\.userInterfaceStyle)
      changes.append("\(styles[0]) to \(styles[1])")
    }
    controller.view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (view: UIView, _: UITraitCollection) in changes.append("width")
    }
    controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, _: UITraitCollection) in changes.append("view")
    }
    controller.overrideUserInterfaceStyle = .dark
    #expect(changes == ["view", "light to dark"])
    controller.unregisterForTraitChanges(registration)
    controller.overrideUserInterfaceStyle = .light
    #expect(changes == ["view", "light to dark", "view"])
  }

  @Test("hasDifferentColorAppearance is true only if the style differs")
  func colors() {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    let large = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 3)])
    #expect(!light.hasDifferentColorAppearance(comparedTo: large))
  }

  private final class StyleRecorder: UIViewController {
    var seen: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      seen.append("\(previousTraitCollection?.userInterfaceStyle ?? .unspecified) before")
    }
  }
}

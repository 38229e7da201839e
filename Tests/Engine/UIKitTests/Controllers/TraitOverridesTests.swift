import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Overridden traits", .inNewWorld)
struct TraitOverridesTests {
  private struct Mood: UITraitDefinition {
    static let defaultValue = 0
  }

  @Test("A view, its subviews and handlers see an override, and see it go")
  func views() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    var told: [Int] = []
    inner.registerForTraitChanges([Mood.self]) { (view: UIView, former: UITraitCollection) in
      told += [former[Mood.self], view.traitCollection[Mood.self]]
    }
    outer.traitOverrides[Mood.self] = 3
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides[Mood.self] = 3
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    outer.traitOverrides.remove(Mood.self)
    #expect(inner.traitCollection[Mood.self] == 0 && told == [0, 3])
    outer.updateTraitsIfNeeded()
    #expect(told == [0, 3, 3, 0])
    #expect(!outer.traitOverrides.contains(Mood.self))
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("A controller's override holds for its view, its children and their views")
  func controllers() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.traitOverrides.userInterfaceStyle = .dark
    #expect(parent.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A window's style reaches all that it shows, each once")
  func windows() {
    final class Telling: UIViewController {
      var count = 0
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { count += 1 }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = Telling()
    let shown = Telling()
    window.rootViewController = root
    window.makeKeyAndVisible()
    shown.modalPresentationStyle = .overFullScreen
    root.present(shown, animated: false)
    MainLoop.shared.advance(by: 0.1)
    window.overrideUserInterfaceStyle = .dark
    #expect(root.count == 1)
    #expect(shown.count == 1)
    #expect(shown.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A collection is made and changed by closures")
  func mutations() {
    let traits = UITraitCollection {
      $0.displayScale = 2
      $0[Mood.self] = 5
    }
    let changed = traits.modifyingTraits { $0[Mood.self] += 1 }
    #expect(changed[Mood.self] == 6)
    #expect(changed.displayScale == 2)
    #expect(traits != changed)
    #expect(changed.containsTraits(in: UITraitCollection(displayScale: 2)))
  }
}

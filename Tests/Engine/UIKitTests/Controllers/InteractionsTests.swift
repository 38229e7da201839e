import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@MainActor
@Suite("Interactions and menus", .oneAtATime)
struct InteractionsTests {
  @Test("An interaction is on one view at a time, and hears of its moves")
  func moving() {
    let (one, two) = (UIView(), UIView())
    let interaction = Recording()
    interaction.names = [ObjectIdentifier(one): "one", ObjectIdentifier(two): "two"]
    one.addInteraction(interaction)
    two.addInteraction(interaction)
    two.removeInteraction(interaction)
    one.removeInteraction(interaction)
    #expect(
      interaction.seen == [
        "will one", "did one", "will -", "did -", "will two", "did two", "will -", "did -",
      ])
    #expect(one.interactions.isEmpty && two.interactions.isEmpty)
  }

  @Test("A menu with other elements is the same menu")
  func menus() {
    let action = UIAction(title: "Share") { _ in }
    let menu = UIMenu(title: "More", options: .displayInline, children: [action])
    let other = menu.replacingChildren([menu])
    #expect(other.identifier == menu.identifier && other.options == .displayInline)
    #expect(other.children == [menu] && menu.children == [action])
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test("A bar shows the colour of its look, and a copy of a look is another object")
  func looks() {
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    look.backgroundColor = .red
    look.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    let bar = UINavigationBar()
    bar.standardAppearance = look
    #expect(bar.backgroundColor == .red)
    let copy = look.copy() as? UINavigationBarAppearance
    look.configureWithOpaqueBackground()
    #expect(copy?.backgroundColor == .red && copy?.shadowColor == nil)
    #expect(copy?.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: 4))
    #expect(look.backgroundColor == .systemBackground && look.backgroundEffect == nil)
  }

  private final class Recording: UIInteraction {
    weak var view: UIView?
    var names: [ObjectIdentifier: String] = [:]
    var seen: [String] = []

    func willMove(to view: UIView?) { seen.append("will \(name(of: view))") }

    func didMove(to view: UIView?) {
      self.view = view
      seen.append("did \(name(of: view))")
    }

    private func name(of view: UIView?) -> String {
      view.flatMap { names[ObjectIdentifier($0)] } ?? "-"
    }
  }
}

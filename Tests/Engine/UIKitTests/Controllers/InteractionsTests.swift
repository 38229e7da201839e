import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Interactions and menus", .inNewWorld)
struct InteractionsTests {
  @Test("An interaction belongs to one view at a time and is told when it moves")
  func moving() {
    let (one, two) = (UIView(), UIView())
    let interaction = RecordingInteraction()
    interaction.names = [ObjectIdentifier(one): "one", ObjectIdentifier(two): "two"]
    one.addInteraction(interaction)
    two.addInteraction(interaction)
    two.removeInteraction(interaction)
    one.removeInteraction(interaction)
    #expect(
      interaction.moves == [
        "will one", "did one", "will -", "did -", "will two", "did two", "will -", "did -",
      ])
    #expect(one.interactions.isEmpty && two.interactions.isEmpty)
  }

  @Test("Replacing a menu's children keeps its identifier and options")
  func menus() {
    let action = UIAction(title: "Share") { _ in }
    let menu = UIMenu(title: "More", options: .displayInline, children: [action])
    let other = menu.replacingChildren([menu])
    #expect(other.identifier == menu.identifier && other.options == .displayInline)
    #expect(other.children == [menu] && menu.children == [action])
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test("A bar has its appearance's color, and a copied appearance is independent")
  func appearances() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.backgroundColor = .red
    appearance.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    let bar = UINavigationBar()
    bar.standardAppearance = appearance
    #expect(bar.backgroundColor == .red)
    let copy = appearance.copy() as? UINavigationBarAppearance
    appearance.configureWithOpaqueBackground()
    #expect(copy?.backgroundColor == .red && copy?.shadowColor == nil)
    #expect(copy?.titlePositionAdjustment == UIOffset(horizontal: 3, vertical: 4))
    #expect(appearance.backgroundColor == .systemBackground && appearance.backgroundEffect == nil)
  }

  private final class RecordingInteraction: UIInteraction {
    weak var view: UIView?
    var names: [ObjectIdentifier: String] = [:]
    var moves: [String] = []

    func willMove(to view: UIView?) { moves.append("will \(name(of: view))") }

    func didMove(to view: UIView?) {
      self.view = view
      moves.append("did \(name(of: view))")
    }

    private func name(of view: UIView?) -> String {
      view.flatMap { names[ObjectIdentifier($0)] } ?? "-"
    }
  }
}

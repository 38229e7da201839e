import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Segues and storyboards without files", .inNewWorld)
struct StoryboardTests {
  private class Source: UIViewController {
    var prepared: [String] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append("\(segue.identifier ?? "") \(sender ?? "")")
    }
  }
  private final class Derived: Source {}

  @Test("A registered segue is prepared, then shows its destination")
  func performing() {
    let destination = UIViewController()
    SegueBook.shared.register(segue: "details", from: Source.self) {
      UIStoryboardSegue(identifier: "details", source: $0, destination: destination)
    }
    let source = Derived()
    let navigation = UINavigationController(rootViewController: source)
    let window = UIWindow.launch(root: navigation, size: CGSize(width: 390, height: 844))
    source.performSegue(withIdentifier: "details", sender: "me")
    #expect(source.prepared == ["details me"])
    #expect(navigation.topViewController === destination)
    window.close()
  }

  @Test("An unknown segue is a fault and does nothing")
  func unknown() {
    let source = Source()
    let faults = recordedFaults { source.performSegue(withIdentifier: "nowhere", sender: nil) }
    #expect(faults == ["unknown-segue"])
    #expect(source.prepared == [])
  }

  @Test("A storyboard instantiates registered controllers, and unknown identifiers are faults")
  func storyboard() {
    SegueBook.shared.register(controller: "source") { Source() }
    let board = UIStoryboard(name: "Main", bundle: nil)
    let made = board.instantiateViewController(withIdentifier: "source")
    #expect(made is Source)
    #expect(made.storyboard === board)
    let faults = recordedFaults { _ = board.instantiateViewController(withIdentifier: "other") }
    #expect(faults == ["unknown-storyboard-identifier"])
  }

  @Test("A nib that is asked for is a fault, and has no objects")
  func nibs() {
    let faults = recordedFaults {
      #expect(Bundle.main.loadNibNamed("Card", owner: nil) == nil)
      #expect(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).isEmpty)
    }
    #expect(faults == ["nib-not-available", "nib-not-available"])
  }
}

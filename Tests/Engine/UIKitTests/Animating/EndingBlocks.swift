import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Ends of animation blocks", .inNewWorld)
struct EndingBlocks {
  let screen = AnimatingScreen()

  @Test("A block that animates nothing completes after the layout of what it adds, also in a touch")
  func emptyBlocks() {
    final class Layered: UIView {
      var isLaidOut = false
      override func layoutSubviews() {
        super.layoutSubviews()
        isLaidOut = true
      }
    }
    let (added, root) = (Layered(), screen.root)
    var wasLaidOut: [Bool] = []
    // As in the action of a touch, this comes before any turn of the loop.
    UIView.animate(withDuration: 0.05) {
      root.addSubview(added)
    } completion: { _ in
      wasLaidOut.append(added.isLaidOut)
    }
    #expect(wasLaidOut == [])
    MainLoop.shared.turn()
    #expect(wasLaidOut == [true])
  }
}

import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// What the engine calls by symbol is not checked by the compiler; these tests fail when it moves.
@Suite("Symbols of the Swift runtime and of our own", .inNewWorld)
struct RuntimeHooksTests {
  @Test("The runtime has both hooks for tasks")
  func taskHooksExist() {
    #expect(TaskHooks.missing == [])
  }

  @Test("Layers, views, cells and headers are made of the class that is asked for")
  func initializersAreFoundBySymbol() {
    final class Layer: CALayer {}
    final class View: UIView {}
    final class Cell: UITableViewCell {}
    final class Header: UITableViewHeaderFooterView {}
    let made: [AnyObject] = [
      CALayer.make(Layer.self), View.makeByClass(), Cell.makeByClass(reuseIdentifier: "cell"),
      Header.makeByClass(headerIdentifier: "header"),
    ]
    #expect(made.map { "\(type(of: $0))" } == ["Layer", "View", "Cell", "Header"])
  }
}

import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

/// The compiler does not check symbols that the engine calls by name; these tests do.
@Suite("Symbols that the engine calls by name", .inNewWorld)
struct RuntimeHooksTests {
  @Test("The runtime has both hooks for tasks")
  func taskHooksExist() {
    #expect(TaskHooks.missing == [])
  }

  @Test("Layers, views, cells and headers are created with the requested class")
  func initializersAreFoundBySymbol() {
    final class Layer: CALayer {}
    final class View: UIView {}
    final class Cell: UITableViewCell {}
    final class Header: UITableViewHeaderFooterView {}
    let made: [AnyObject] = [
      CALayer.make(Layer.self), View.makeByClass(frame: .zero),
      Cell.makeByClass(reuseIdentifier: "cell"),
      Header.makeByClass(headerIdentifier: "header"),
    ]
    #expect(made.map { "\(type(of: $0))" } == ["Layer", "View", "Cell", "Header"])
  }
}

import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Classes at run time, and what the engine stands in for", .inNewWorld)
struct LookingUpClasses {
  @Test("A class has its name at one address")
  func names() {
    let view = UIView()
    #expect(object_getClassName(view) == object_getClassName(UIView()))
    #expect(String(cString: object_getClassName(view)).hasSuffix("UIView"))
  }

  @Test("Exchanging methods is recorded, once")
  func exchanging() throws {
    let method = try #require(OpaquePointer(bitPattern: 8))
    let faults = recordedFaults {
      method_exchangeImplementations(method, method)
      method_exchangeImplementations(method, method)
    }
    #expect(faults == ["method-not-exchanged"])
  }

  @Test("A one-coloured image has its colour in any rectangle")
  func colors() {
    let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let picture = CIContext().createCGImage(image, from: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(picture?.width == 4 && picture?.height == 2)
  }

  @Test("Two menu configurations without identifiers differ")
  func menus() {
    let (one, other) = (UIContextMenuConfiguration(), UIContextMenuConfiguration())
    #expect(one.identifier as? NSString != other.identifier as? NSString)
  }

  @Test("A dimmed superview tells views with a tint of their own")
  func dimming() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (view, tinted) = (UIView(), Tinted())
    tinted.tintColor = .red
    view.addSubview(tinted)
    tinted.changes = 0
    view.tintColor = .green
    #expect(tinted.changes == 0)
    view.tintAdjustmentMode = .dimmed
    #expect(tinted.changes == 1 && tinted.tintColor != .red)
  }

  @Test("The searcher is asked when the bar's text changes, and the text goes with the search")
  func searching() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "-")
      }
    }
    let (search, updater) = (UISearchController(searchResultsController: nil), Updater())
    search.searchResultsUpdater = updater
    let controller = UIViewController()
    controller.navigationItem.searchController = search
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    MainLoop.shared.turn()
    search.isActive = true
    MainLoop.shared.advance(by: 1)
    search.searchBar.text = "abc"
    search.searchBar.searchTextField.insertText("d")
    search.isActive = false
    MainLoop.shared.advance(by: 1)
    #expect(updater.texts == ["", "abc", "abcd", ""])
    #expect(search.searchBar.text == "")
  }
}

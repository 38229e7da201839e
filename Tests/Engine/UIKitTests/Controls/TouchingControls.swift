import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Touching controls and content", .inNewWorld)
final class TouchingControls {
  private lazy var scene = GestureScene()

  /// Adds a button that fills the scene's view and logs its events.
  private func button(_ events: [(UIControl.Event, String)]) -> UIButton {
    let button = UIButton(frame: scene.view.bounds)
    for (event, name) in events {
      button.addAction(
        UIAction { [unowned scene] _ in
          scene.write(name)
        }, for: event)
    }
    scene.view.addSubview(button)
    return button
  }

  private let events: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
    (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"),
  ]

  @Test("A tap on a button sends touchDown and touchUpInside")
  func tapping() {
    let button = button(events)
    _ = scene.read()
    scene.land(200, 200)
    #expect(button.isHighlighted && button.isTracking)
    scene.lift()
    #expect(!button.isHighlighted)
    #expect(scene.read() == ["down", "up inside", "primary"])
  }

  @Test("A finger more than 70 points outside of a button has left it")
  func straying() {
    let button = button(events)
    _ = scene.read()
    scene.land(200, 200)
    scene.move(200, 360)
    #expect(button.isTouchInside)
    scene.move(200, 380)
    #expect(!button.isTouchInside && !button.isHighlighted)
    scene.move(200, 250)
    scene.move(200, 399)
    scene.lift()
    #expect(scene.read() == ["down", "exit", "enter", "exit", "up outside"])
  }

  @Test("A gesture recognizer that begins cancels the button's touch")
  func cancelled() {
    _ = button(events)
    scene.add(UIPanGestureRecognizer(), named: "pan")
    _ = scene.read()
    scene.land(200, 200)
    scene.slide(by: 40, steps: 4)
    scene.lift()
    #expect(
      scene.read() == [
        "down", "pan began", "cancel", "pan changed", "pan changed", "pan changed", "pan ended",
      ])
  }

  @Test("A disabled button sends no touchUpInside")
  func disabled() {
    button(events).isEnabled = false
    _ = scene.read()
    scene.tap()
    #expect(!scene.read().contains("up inside"))
  }

  @Test("A tap toggles a switch and sends valueChanged")
  func switching() {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    scene.view.addSubview(control)
    control.addAction(
      UIAction { [unowned scene] _ in
        scene.write("changed")
      }, for: .valueChanged)
    _ = scene.read()
    scene.tap(110, 110)
    #expect(control.isOn && scene.read() == ["changed"])
  }

  @Test("Scrolling follows the finger, decelerates and stays within the content")
  func scrolling() {
    let scrollView = UIScrollView(frame: scene.view.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    scene.view.addSubview(scrollView)
    MainLoop.shared.turn()
    scene.land(200, 250)
    scene.slide(by: 0, -100, steps: 10)
    #expect(scrollView.isDragging)
    let dragged = scrollView.contentOffset.y
    #expect(dragged > 80 && dragged <= 100)
    scene.lift()
    #expect(scrollView.isDecelerating)
    scene.wait(2)
    #expect(scrollView.contentOffset.y > dragged && scrollView.contentOffset.y <= 800)
    #expect(!scrollView.isDecelerating)
    scene.land(200, 150)
    scene.slide(by: 0, 140, steps: 3)
    scene.lift()
    scene.wait(2)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("Content dragged beyond its edge bounces back unless bounces is off")
  func bouncing() {
    let scrollView = UIScrollView(frame: scene.view.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    scene.view.addSubview(scrollView)
    MainLoop.shared.turn()
    scene.land(200, 150)
    scene.slide(by: 0, 110, steps: 10)
    #expect(scrollView.contentOffset.y < -20 && scrollView.contentOffset.y > -100)
    scene.lift()
    scene.wait(2)
    #expect(scrollView.contentOffset.y == 0)
    scrollView.bounces = false
    scene.land(200, 150)
    scene.slide(by: 0, 110, steps: 10)
    #expect(scrollView.contentOffset.y == 0)
    scene.lift()
  }

  @Test("A tap on a row selects it and calls the delegate; a scroll does not")
  func choosing() {
    let source = ShowingRows.Source()
    let table = UITableView(frame: scene.view.bounds)
    table.register(ShowingRows.Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    scene.view.addSubview(table)
    MainLoop.shared.turn()
    scene.tap(200, 250)
    #expect(source.chosen == [IndexPath(row: 1, section: 0)])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    scene.land(200, 250)
    scene.slide(by: 0, -100, steps: 10)
    scene.lift()
    #expect(source.chosen.count == 1)
    #expect(table.contentOffset.y > 0)
  }

  @Test("A tap recognizer on an ancestor keeps taps from a table's rows")
  func tapAroundTable() {
    let source = ShowingRows.Source()
    let table = UITableView(frame: scene.view.bounds)
    table.register(ShowingRows.Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    scene.view.addSubview(table)
    let tap = scene.add(UITapGestureRecognizer(), named: "tap")
    MainLoop.shared.turn()
    scene.tap(200, 250)
    #expect(scene.read().contains("tap ended") && source.chosen.isEmpty)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    tap.cancelsTouchesInView = false
    scene.tap(200, 250)
    #expect(source.chosen == [IndexPath(row: 1, section: 0)])
  }
}

import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Visual format language", .inNewWorld)
struct VisualFormatTests {
  private func frames(_ formats: [String], metrics: [String: Any] = [:]) -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let names = ["a", "b"]
    var views: [String: Any] = [:]
    for name in names {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
    return root.subviews.map(\.frame)
  }

  @Test("Visual formats give edges, gaps, sizes and priorities")
  func formats() {
    let frames = frames(
      ["H:|-10-[a(==b)]-[b]-gap-|", "V:|[a]|", "V:|-(>=20)-[b(30@900)]-5-|"], metrics: ["gap": 20])
    #expect(
      frames == [
        CGRect(x: 10, y: 0, width: 131, height: 200),
        CGRect(x: 149, y: 165, width: 131, height: 30),
      ])
  }

  @Test("A metric is a number of any type, or a priority, and a gap has one without parentheses")
  func metrics() {
    let metrics: [String: Any] = [
      "wide": 50 as Double, "high": 40 as CGFloat, "gap": 7 as Float, "weak": UILayoutPriority(250),
      "number": NSNumber(value: 3),
    ]
    let frames = frames(
      ["H:|-gap-[a(wide)]-number-[b(wide)]", "V:|[a(high)]-0.0@weak-|", "V:|-number-[b]|"],
      metrics: metrics)
    #expect(
      frames == [
        CGRect(x: 7, y: 0, width: 50, height: 40), CGRect(x: 60, y: 3, width: 50, height: 197),
      ])
  }

  @Test("An invalid visual format is a fault", arguments: ["H:[a", "H:|-[nobody]-|", "??"])
  func nonsense(_ format: String) {
    #expect(recordedFaults { _ = frames([format]) } == ["visual-format-not-understood"])
  }
}

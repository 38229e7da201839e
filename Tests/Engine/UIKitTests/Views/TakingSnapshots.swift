import EngineTesting
import HeadlessUIKit
import Motion
import Testing

@Suite("Taking snapshots", .inNewWorld)
struct TakingSnapshots {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  /// The layers in a snapshot by name.
  private func shown(_ snapshot: UIView?) -> [String: LayerDescription] {
    var layers: [String: LayerDescription] = [:]
    for element in snapshot?.layer.describe().model.contents?.elements ?? [] {
      guard case .layers(let descriptions, _) = element else { continue }
      for description in descriptions { layers[description.name ?? "?"] = description }
    }
    return layers
  }

  private func card(in parent: UIView) -> UIView {
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    card.accessibilityIdentifier = "card"
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    dot.accessibilityIdentifier = "dot"
    card.addSubview(dot)
    parent.addSubview(card)
    return card
  }

  private func rendered(_ body: () -> Void) {
    window.layer.setRenderRoot(true)
    defer { window.layer.setRenderRoot(false) }
    body()
  }

  @Test("A snapshot has the view's size and shows the view with its subviews")
  func size() {
    rendered {
      let card = card(in: window)
      MainLoop.shared.turn()
      let snapshot = card.snapshotView(afterScreenUpdates: false)
      #expect(snapshot?.bounds.size == CGSize(width: 100, height: 50))
      #expect(snapshot?.frame.origin == .zero)
      #expect(Set(shown(snapshot).keys) == ["card", "dot"])
    }
  }

  @Test("A snapshot shows the last commit, or the current values after screen updates")
  func updates() {
    rendered {
      let card = card(in: window)
      MainLoop.shared.turn()
      card.subviews[0].isHidden = true
      card.backgroundColor = .red
      let former = shown(card.snapshotView(afterScreenUpdates: false))
      let present = shown(card.snapshotView(afterScreenUpdates: true))
      #expect(
        former["dot"]?.model.isHidden == false && former["card"]?.model.backgroundColor == nil)
      #expect(present["dot"]?.model.isHidden == true)
      #expect(present["card"]?.model.backgroundColor == UIColor.red.cgColor.plain)
    }
  }

  @Test("Only a snapshot after screen updates performs pending layout")
  func layout() {
    final class Host: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
      }
    }
    rendered {
      let host = Host(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      window.addSubview(host)
      MainLoop.shared.turn()
      let view = UIView()
      view.accessibilityIdentifier = "late"
      host.addSubview(view)
      #expect(shown(host.snapshotView(afterScreenUpdates: false))["late"] == nil)
      let present = shown(host.snapshotView(afterScreenUpdates: true))
      #expect(present["late"]?.model.bounds.width == 50)
    }
  }

  @Test("A snapshot of a view that was never on screen is blank and a fault")
  func blank() {
    rendered {
      let card = card(in: window)
      var snapshot: UIView?
      let faults = recordedFaults { snapshot = card.snapshotView(afterScreenUpdates: false) }
      #expect(faults == ["blank-snapshot"])
      #expect(snapshot?.bounds.size == CGSize(width: 100, height: 50))
      #expect(shown(snapshot).isEmpty)
    }
  }

  @Test("A snapshot does not follow later changes")
  func frozen() {
    rendered {
      let card = card(in: window)
      MainLoop.shared.turn()
      let snapshot = card.snapshotView(afterScreenUpdates: true)
      card.backgroundColor = .green
      MainLoop.shared.turn()
      #expect(shown(snapshot)["card"]?.model.backgroundColor == nil)
    }
  }

  @Test("A snapshot shows the presentation values of running animations")
  func animating() {
    rendered {
      let card = card(in: window)
      MainLoop.shared.turn()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.alpha = 0 }
      MainLoop.shared.advance(by: 0.25)
      let former = shown(card.snapshotView(afterScreenUpdates: false))
      #expect(abs((former["card"]?.model.opacity ?? 0) - 0.75) < 1e-6)
      MainLoop.shared.advance(by: 2)
    }
  }

  @Test("A resizable snapshot of a part shows the layers with an offset")
  func part() {
    rendered {
      let card = card(in: window)
      MainLoop.shared.turn()
      let snapshot = card.resizableSnapshotView(
        from: CGRect(x: 50, y: 0, width: 50, height: 50), afterScreenUpdates: false,
        withCapInsets: .zero)
      #expect(snapshot?.bounds.size == CGSize(width: 50, height: 50))
      guard case .layers(_, let place) = snapshot?.layer.describe().model.contents?.elements.first
      else {
        Issue.record("The snapshot shows no layers")
        return
      }
      #expect(place == Rectangle(x: -50, y: 0, width: 100, height: 50))
    }
  }

  @Test("A snapshot can itself be snapshot before it was on screen")
  func pieces() {
    rendered {
      let card = card(in: window)
      MainLoop.shared.turn()
      let faults = recordedFaults {
        let whole = card.snapshotView(afterScreenUpdates: false)
        let piece = whole?.resizableSnapshotView(
          from: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: false,
          withCapInsets: .zero)
        #expect(piece?.layer.describe().model.contents?.elements.isEmpty == false)
      }
      #expect(faults == [])
    }
  }

  @Test("drawHierarchy draws the view into the current context")
  func hierarchy() {
    rendered {
      let card = card(in: window)
      MainLoop.shared.turn()
      let image = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
        #expect(card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))
      }
      #expect(image.size == CGSize(width: 100, height: 50))
      #expect(!image.picture.elements.isEmpty)
    }
  }
}

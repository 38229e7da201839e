import HeadlessQuartzCore

/// The views that `appearance()` has returned, whose settings others take over as they enter a window.
///
/// Of what applies to a view the setting for the nearest class counts, and one with containers before one
/// without.
final class AppearanceProxies {
  private struct Proxy {
    let view: UIView
    let kind: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let settings: [Setting]

    func isFor(_ kind: UIView.Type, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
      self.kind == kind
        && self.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
  }

  /// Decides whether a view takes the value over, and returns what sets it.
  private typealias Setting = (UIView) -> (() -> Void)?

  private var proxies: [Proxy] = []

  func view(of kind: UIView.Type, in containers: [any UIAppearanceContainer.Type]) -> UIView? {
    proxies.first { $0.isFor(kind, containers) }?.view
  }

  func add(
    _ view: UIView, of kind: UIView.Type, in containers: [any UIAppearanceContainer.Type]
  ) {
    proxies.append(
      Proxy(
        view: view, kind: kind, containers: containers,
        settings: Self.properties.compactMap { $0(view) }))
  }

  /// Called before the view hears that it is in a window.
  func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    let applying = proxies.filter {
      view.isKind(of: $0.kind) && Self.isContained(view, in: $0.containers)
    }
    let ordered = applying.enumerated().sorted { one, other in
      let (first, second) = (one.element, other.element)
      if first.kind != second.kind {
        return Self.depth(of: first.kind) < Self.depth(of: second.kind)
      }
      if first.containers.count != second.containers.count {
        return first.containers.count < second.containers.count
      }
      return one.offset < other.offset
    }
    // What a view has set itself is found out before the first setting changes it.
    let changes = ordered.flatMap { $0.element.settings.compactMap { $0(view) } }
    for change in changes { change() }
  }

  private static func depth(of kind: AnyClass) -> Int {
    var depth = 0
    var next = _getSuperclass(kind)
    while let current = next {
      depth += 1
      next = _getSuperclass(current)
    }
    return depth
  }

  private static func isContained(
    _ view: UIView, in containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var wanted = containers[...]
    var responder = view.next
    while let container = wanted.first, let current = responder {
      if let kind = container as? AnyClass, current.isKind(of: kind) { wanted.removeFirst() }
      responder = current.next
    }
    return wanted.isEmpty
  }

  // MARK: What is passed on

  /// `nil` for a proxy of a class without the property.
  private typealias Property = (UIView) -> Setting?

  private static let properties: [Property] = [
    // A tint takes the place of one that the view had, as people saw.
    property(\UIView.tintOfAppearance, yields: false),
    property(\UIView.backgroundColor),
    property(\UILabel.font), property(\UILabel.textColor),
    property(\UITextField.font), property(\UITextField.textColor),
    property(\UITextView.font), property(\UITextView.textColor),
    property(\UISwitch.onTintColor), property(\UISwitch.thumbTintColor),
    property(\UISlider.minimumTrackTintColor), property(\UISlider.maximumTrackTintColor),
    property(\UISlider.thumbTintColor),
    property(\UIProgressView.progressTintColor), property(\UIProgressView.trackTintColor),
    property(\UIPageControl.pageIndicatorTintColor),
    property(\UIPageControl.currentPageIndicatorTintColor),
    property(\UIActivityIndicatorView.color),
    property(\UISegmentedControl.selectedSegmentTintColor),
    property(\UINavigationBar.barTintColor), property(\UINavigationBar.isTranslucent),
    property(\UITabBar.barTintColor), property(\UITabBar.unselectedItemTintColor),
    property(\UITabBar.isTranslucent),
    property(\UIToolbar.barTintColor), property(\UIToolbar.isTranslucent),
    property(\UISearchBar.barTintColor),
    property(\UITableView.separatorColor), property(\UITableView.sectionIndexColor),
  ]

  /// - Parameter yields: Whether a value that the view has got otherwise stays.
  private static func property<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, yields: Bool = true
  ) -> Property {
    { proxy in
      guard let proxy = proxy as? View else { return nil }
      let initial = proxy[keyPath: path]
      var passedOn: [Value] = []
      return { view in
        let wanted = proxy[keyPath: path]
        guard wanted != initial, let view = view as? View else { return nil }
        let present = view[keyPath: path]
        guard !yields || present == initial || passedOn.contains(present) else { return nil }
        return {
          if !passedOn.contains(wanted) { passedOn.append(wanted) }
          view[keyPath: path] = wanted
        }
      }
    }
  }
}

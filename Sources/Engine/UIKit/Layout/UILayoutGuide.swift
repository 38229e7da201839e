import HeadlessQuartzCore

/// A rectangle in a view that constraints can use and that draws nothing.
open class UILayoutGuide: NSObject, LayoutItem {
  /// Where a guide's rectangle comes from.
  enum Source {
    /// Constraints of the app decide.
    case constraints
    case safeArea
    case margins
    /// The strip that the keyboard covers; without one, the safe area below.
    case keyboard
    /// A scroll view's content: its size is the content size.
    case scrollContent
    /// A scroll view's own rectangle.
    case scrollFrame
  }

  let source: Source
  var solvedFrame = CGRect.zero

  /// The view whose coordinates the guide is in.
  open package(set) weak var owningView: UIView?

  /// What the app calls the guide.
  open var identifier = ""

  /// Creates a guide whose place constraints decide; add it to a view next.
  public override init() {
    source = .constraints
    super.init()
  }

  init(_ source: Source, of view: UIView) {
    self.source = source
    super.init()
    owningView = view
  }

  /// The rectangle in the view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch source {
    case .constraints: return solvedFrame
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .keyboard:
      let bottom = view.safeAreaInsets.bottom
      return CGRect(
        x: view.bounds.minX, y: view.bounds.maxY - bottom, width: view.bounds.width,
        height: bottom)
    case .scrollFrame: return view.bounds
    case .scrollContent: return CGRect(origin: .zero, size: solvedFrame.size)
    }
  }
}

/// A view or a guide: something with edges.
protocol LayoutItem: AnyObject {}

extension LayoutItem {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: attribute)
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: attribute)
  }

  func sizeAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(item: self, attribute: attribute)
  }
}

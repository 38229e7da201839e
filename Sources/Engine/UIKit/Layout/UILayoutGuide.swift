import HeadlessQuartzCore

/// A rectangle in a view for use in constraints.
open class UILayoutGuide: NSObject, LayoutItem {
  /// The origin of a guide's rectangle.
  @usableFromInline
  enum Source {
    /// The app's constraints.
    case constraints
    case safeArea
    case margins
    /// The area of the keyboard; without a keyboard, the bottom safe area.
    case keyboard
    /// The content of a scroll view; determines the content size.
    case scrollContent
    /// The bounds of a scroll view.
    case scrollFrame
  }

  let source: Source
  var solvedFrame = CGRect.zero

  open package(set) weak var owningView: UIView?

  open var identifier = ""

  /// Constraints determine its frame, once it is added to a view.
  public override init() {
    source = .constraints
    super.init()
  }

  @usableFromInline
  init(_ source: Source, of view: UIView) {
    self.source = source
    super.init()
    owningView = view
  }

  /// In the owning view's coordinates, as of the last layout.
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

/// A view or a layout guide.
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

import HeadlessQuartzCore

/// A view that would show a page.
///
/// Fidelity: loads and shows nothing, and tells its delegates nothing; of WebKit there is nothing but what
/// apps need to compile that hold such a view.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public let scrollView = UIScrollView()
  /// Fidelity: never told anything, like `uiDelegate`.
  open weak var navigationDelegate: WKNavigationDelegate?
  /// Fidelity: never told anything.
  open weak var uiDelegate: WKUIDelegate?
  /// Fidelity: there is no page to go to.
  open var allowsBackForwardNavigationGestures = false

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  override var undrawnParts: [String] { ["a WKWebView"] }

  private func addScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  open var title: String? { nil }
  /// The file that was to be loaded last; requests are not looked into.
  open private(set) var url: URL?
  open var backForwardList: WKBackForwardList { WKBackForwardList() }
  open var hasOnlySecureContent: Bool { true }
  /// Fidelity: nothing is sent, here and below.
  open var customUserAgent: String?
  /// Fidelity: there are no links.
  open var allowsLinkPreview = true

  /// The request may be of any type, since requests are in a module that is not part of every app.
  @discardableResult
  open func load(_ request: Any) -> WKNavigation? { nil }

  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    self.url = url
    return nil
  }

  /// Fidelity: completes without a value, as no script runs.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }

  @discardableResult
  open func reload() -> WKNavigation? { nil }

  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Fidelity: does nothing, since nothing is loaded.
  open func stopLoading() {}
}

open class WKWebViewConfiguration: NSObject {
  public override init() { super.init() }
}

open class WKNavigation: NSObject {
  public override init() { super.init() }
}

/// Fidelity: never told anything.
public protocol WKNavigationDelegate: NSObjectProtocol {}

/// Fidelity: never told anything.
public protocol WKUIDelegate: NSObjectProtocol {}

open class WKBackForwardList: NSObject {
  public override init() { super.init() }
}

open class WKNavigationAction: NSObject {
  public override init() { super.init() }
}

open class WKNavigationResponse: NSObject {
  public override init() { super.init() }
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel, allow
}

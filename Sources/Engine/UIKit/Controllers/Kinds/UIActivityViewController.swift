import HeadlessQuartzCore

/// Offers to send something elsewhere.
///
/// Fidelity: an empty sheet; there is nothing to send anything to.
open class UIActivityViewController: UIViewController {
  /// Called when the sheet is left.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, Error?
  ) -> Void

  /// What is to be sent.
  public let activityItems: [Any]
  /// What should not be offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the sheet is left, with `false`.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a sheet for something.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives of the sheet are not read.
  public required init?(coder: NSCoder) { nil }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override open func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}

/// A way to send something.
open class UIActivity: NSObject {
  /// The kinds of ways.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Wraps a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// To a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// To a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// To a printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// To a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// To the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// To a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// To the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// To Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }
}

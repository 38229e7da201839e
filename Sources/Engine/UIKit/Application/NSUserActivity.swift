import HeadlessQuartzCore

/// An activity of the user, to be continued on another device or after a later start.
///
/// Fidelity: nobody hears of it; its properties are kept.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var isEligibleForPublicIndexing = false
  open var needsSave = false
  open var keywords: Set<String> = []
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open weak var delegate: (any NSUserActivityDelegate)?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Fidelity: does nothing, as do the two below.
  open func becomeCurrent() {}

  open func resignCurrent() {}

  open func invalidate() {}
}

/// Fidelity: hears nothing.
public protocol NSUserActivityDelegate: NSObjectProtocol {}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension NSObjectProtocol where Self: UIResponder {
  /// Fidelity: nobody asks for it.
  public var userActivity: NSUserActivity? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

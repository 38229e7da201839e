import HeadlessQuartzCore

// What apps use of AVFoundation and AVKit to put a film into a view; nothing plays.

public struct CMTime: Sendable, Hashable {
  public var value: Int64
  public var timescale: Int32

  public init(value: Int64 = 0, timescale: Int32 = 1) {
    self.value = value
    self.timescale = timescale
  }

  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  public static let zero = CMTime()
  public static let invalid = CMTime(value: 0, timescale: 0)
  public static let indefinite = invalid

  public var isValid: Bool { timescale != 0 }
  public var isIndefinite: Bool { !isValid }
  public var isNumeric: Bool { isValid }
  /// Not a number if the time is invalid.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

open class AVAsset: NSObject {
  /// Fidelity: indefinite, as no file is read.
  open var duration: CMTime { .indefinite }

  public convenience init(url URL: URL) { self.init() }
}

open class AVURLAsset: AVAsset {
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public let asset: AVAsset

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Fidelity: always unknown.
  open var status: Status { .unknown }
  open var duration: CMTime { asset.duration }

  open func currentTime() -> CMTime { .zero }
}

extension NSNotification.Name {
  /// Fidelity: never posted, as nothing plays.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// Fidelity: time stands still, and nothing is observed.
open class AVPlayer: NSObject {
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  open private(set) var currentItem: AVPlayerItem?
  /// 1 while it is to play.
  open var rate: Float = 0
  /// Fidelity: kept, as are the two below.
  open var isMuted = false
  /// Fidelity: nothing is heard.
  open var volume: Float = 1
  /// Fidelity: no item ends.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  public override init() { super.init() }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  public func play() { rate = 1 }

  public func pause() { rate = 0 }

  public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  public func currentTime() -> CMTime { .zero }

  public func seek(to time: CMTime) {}

  public func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    MainLoop.shared.perform(after: 0) { completionHandler(true) }
  }

  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }

  public func removeTimeObserver(_ observer: Any) {}
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// Fidelity: empty, whatever the player is to show.
open class AVPlayerLayer: CALayer, PartlyDrawnLayer {
  open var player: AVPlayer? {
    didSet { touch() }
  }
  package var undrawnParts: [String] { player?.currentItem == nil ? [] : ["a film"] }

  /// Fidelity: no picture is placed by it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// Fidelity: black; nothing plays.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  /// Fidelity: kept, as is the gravity.
  open var showsPlaybackControls = true
  /// Fidelity: as for the layer's.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    guard let contentOverlayView else { return }
    contentOverlayView.frame = view.bounds
    contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentOverlayView)
  }
}

/// Fidelity: kept without effect, since nothing is heard.
open class AVAudioSession: NSObject {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  open class func sharedInstance() -> AVAudioSession { AVAudioSession() }

  open var category: Category { .soloAmbient }

  /// Fidelity: does nothing, as nothing is heard.
  open func setCategory(_ category: Category) throws {}

  /// Fidelity: does nothing, as the category.
  open func setActive(_ active: Bool) throws {}
}

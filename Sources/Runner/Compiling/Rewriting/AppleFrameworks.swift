/// Apple's modules that are not on Linux, or of which the engine has what apps need.
///
/// Most files that import one of them use little or nothing of it. The import is removed, so that
/// the compiler names the declarations that are really missing.
public enum AppleFrameworks {
  /// Those with which apps are made on other systems, or in another way: who imports one means to have no UIKit.
  public static let insteadOfUIKit = ["AppKit", "Cocoa", "SwiftUI", "WatchKit"]

  static let absent: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit",
    "AdSupport", "AddressBook", "AddressBookUI", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices", "BackgroundTasks",
    "CFNetwork", "CallKit", "CarPlay", "Charts", "ClockKit", "CloudKit", "Cocoa", "CommonCrypto",
    "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth",
    "CoreData", "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMIDI", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CoreVideo", "CryptoKit", "Darwin", "DeveloperToolsSupport", "DeviceCheck",
    "Dispatch", "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider", "GLKit",
    "GameController", "GameKit", "GameplayKit", "HealthKit", "HealthKitUI", "HomeKit", "IOKit",
    "IOSurface", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MachO", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OSLog", "ObjectiveC", "OpenAL", "OpenGLES", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "Playgrounds", "PushKit", "QuickLook",
    "QuickLookThumbnailing", "QuickLookUI", "RealityKit", "ReplayKit", "SafariServices", "SceneKit",
    "Security", "SensorKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "Symbols", "SystemConfiguration", "TVUIKit", "TipKit",
    "Twitter", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox",
    "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "iAd", "os",
    "simd",
  ]

  /// Types of Apple's Foundation that Linux has in a module of their own.
  static let networking = [
    "URLSession", "URLRequest", "URLResponse", "URLProtocol", "URLCache", "URLCredential",
    "URLAuthenticationChallenge", "HTTPCookie", "NSURLConnection",
  ]

  /// Whether a name is that of a protocol of Apple's that objects implement for UIKit.
  static func isProtocol(_ name: String) -> Bool {
    ["UI", "CA"].contains(where: name.hasPrefix)
      && ["Delegate", "DataSource", "ing", "Context"].contains(where: name.hasSuffix)
  }

  /// Modules that are here as a whole, whatever part of them is asked for.
  static let whole: Set = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Combine"]
}

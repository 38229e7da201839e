/// Apple's modules that are not on Linux, or of which the engine has what apps need.
///
/// Most files that import one of them use little or nothing of it. The import is taken out, so that
/// the compiler names what is really missing.
enum AppleFrameworks {
  static let absent: Set = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AppKit", "AudioToolbox", "CloudKit",
    "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreData", "CoreImage", "CoreLocation",
    "CoreMedia", "CoreMotion", "CoreServices", "CoreTelephony", "CoreText", "CoreVideo", "Darwin",
    "Dispatch", "EventKit", "GLKit", "GameKit", "GameplayKit", "ImageIO", "LocalAuthentication",
    "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "OSLog", "ObjectiveC",
    "OpenGLES", "PDFKit", "Photos", "PhotosUI", "QuickLook", "SafariServices", "SceneKit",
    "Security", "Social", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "WebKit", "os",
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
  static let whole: Set = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]
}

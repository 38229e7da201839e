import HeadlessQuartzCore

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  open class Detent: NSObject {
    /// What tells detents apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a name.
      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// As high as a sheet can be.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    nonisolated(unsafe) private static var count = 0

    /// What tells the detent apart; unique unless given.
    public let identifier: Identifier
    private let resolver: (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the screen.
    ///
    /// Fidelity: half of the largest height; UIKit does not say how much it is.
    open class func medium() -> Detent {
      Detent(.medium) { $0.maximumDetentValue / 2 }
    }

    /// As high as a sheet can be.
    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of the app's own, without the safe area below; `nil` from the closure is the
    /// largest one.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      count += 1
      return Detent(identifier ?? Identifier("custom-\(count)"), resolver)
    }

    /// The height in points, without the safe area below.
    open func resolvedValue(
      in context: UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}

/// What the height of a detent may depend on.
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's surroundings.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height, in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

/// How much room a container has for a sheet.
final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The safe area below, which every sheet covers besides.
  let bottom: CGFloat

  init(traits: UITraitCollection, maximumDetentValue: CGFloat, bottom: CGFloat) {
    containerTraitCollection = traits
    self.maximumDetentValue = maximumDetentValue
    self.bottom = bottom
    super.init()
  }
}

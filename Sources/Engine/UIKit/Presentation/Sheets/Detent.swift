import HeadlessQuartzCore

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    nonisolated(unsafe) private static var count = 0

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

    /// Fidelity: half of the largest height; Apple gives no number.
    open class func medium() -> Detent {
      Detent(.medium) { $0.maximumDetentValue / 2 }
    }

    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A closure that returns `nil` selects the largest height.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      count += 1
      return Detent(identifier ?? Identifier("custom-\(count)"), resolver)
    }

    /// In points, without the bottom safe area.
    open func resolvedValue(
      in context: UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The values that a detent's height may depend on.
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// In points, without the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

/// The space in a container for a sheet.
final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The bottom safe area, which every sheet covers in addition, in points.
  let bottom: CGFloat

  init(traits: UITraitCollection, maximumDetentValue: CGFloat, bottom: CGFloat) {
    containerTraitCollection = traits
    self.maximumDetentValue = maximumDetentValue
    self.bottom = bottom
    super.init()
  }
}

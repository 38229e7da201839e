/// A class that makes objects to stand for one of another class, or for none, as a method's argument.
package protocol StandingIn {
  /// `nil` for a class of the app's, whose initialisers may do anything.
  static func makeStandIn() -> AnyObject?
}

extension StandingIn {
  /// Whether a class is one of the engine's.
  package static func isEngineOwn(_ type: AnyClass) -> Bool {
    _typeName(type, qualified: true).hasPrefix("Headless")
  }
}

/// An optional, whatever is in it.
protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapping {
  static var wrapped: Any.Type { Wrapped.self }
}

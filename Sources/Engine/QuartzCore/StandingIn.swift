/// A class that makes objects to stand for one of another class, or for none, as a method's argument.
package protocol StandingIn {
  /// `nil` for a class of the app's, whose initialisers may do anything.
  static func makeStandIn() -> AnyObject?
}

/// An optional, whatever is in it.
protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapping {
  static var wrapped: Any.Type { Wrapped.self }
}

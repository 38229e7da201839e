/// Distinguishes the engine's types from the app's.
package enum EngineTypes {
  /// Whether a type is declared by the engine; one in an app's extension of UIKit is not.
  package static func contains(_ type: Any.Type) -> Bool {
    _typeName(type, qualified: true).hasPrefix("Headless")
  }
}

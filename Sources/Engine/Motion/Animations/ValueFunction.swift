/// Converts a scalar to a transform, as `CAValueFunction` does.
///
/// Interpolating the scalar rotates by a full turn, whose matrix is the identity.
public enum ValueFunction: String, CaseIterable, Sendable {
  /// A rotation about an axis, in radians.
  case rotateX, rotateY, rotateZ
  /// A scale along all axes or one; 1 is the identity.
  case scale, scaleX, scaleY, scaleZ
  /// A translation along all axes or one, in points.
  case translate, translateX, translateY, translateZ

  /// The argument for the identity.
  var neutralArgument: AnimatableValue {
    switch self {
    case .scale: .numbers([1, 1, 1])
    case .translate: .numbers([0, 0, 0])
    case .scaleX, .scaleY, .scaleZ: .number(1)
    default: .number(0)
    }
  }

  /// Returns the transform for a number, or for three numbers with `scale` and `translate`.
  ///
  /// Returns the identity for a value of another type.
  public func matrix(for value: AnimatableValue) -> Matrix {
    switch value {
    case .number(let amount): return matrix(amount: amount)
    case .numbers(let amounts) where amounts.count == 3:
      switch self {
      case .scale: return .scale(amounts[0], amounts[1], amounts[2])
      case .translate: return .translation(amounts[0], amounts[1], amounts[2])
      default: return .identity
      }
    default: return .identity
    }
  }

  func matrix(amount: Double) -> Matrix {
    switch self {
    case .rotateX: .rotation(amount, x: 1, y: 0, z: 0)
    case .rotateY: .rotation(amount, x: 0, y: 1, z: 0)
    case .rotateZ: .rotation(amount)
    case .scaleX: .scale(amount, 1)
    case .scaleY: .scale(1, amount)
    case .scaleZ: .scale(1, 1, amount)
    case .translateX: .translation(amount, 0)
    case .translateY: .translation(0, amount)
    case .translateZ: .translation(0, 0, amount)
    case .scale, .translate: .identity
    }
  }
}

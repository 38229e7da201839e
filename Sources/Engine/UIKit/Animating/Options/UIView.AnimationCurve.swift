import Motion

extension UIView {
  /// Fidelity: UIKit's can hold any number; here those of the curves that it uses itself.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
    // Numbers without a name, which apps get from UIKit. They cannot name them, and as on a device a
    // `switch` over the four above is complete for the compiler, and stops the program for these.
    @available(*, unavailable) case _standard = 5
    @available(*, unavailable) case _controlPoints = 6
    @available(*, unavailable) case _keyboard = 7

    public init?(rawValue: Int) {
      switch rawValue {
      case 0: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      // Cases without values are numbered in the order of their declaration.
      case 5...7: self = unsafeBitCast(UInt8(rawValue - 1), to: Self.self)
      default: return nil
      }
    }

    public var rawValue: Int {
      let position = Int(unsafeBitCast(self, to: UInt8.self))
      return position < 4 ? position : position + 1
    }
  }
}

extension UIView.AnimationCurve {
  var cubic: CubicCurve {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    @unknown default: rawValue == 5 ? .standard : .easeInEaseOut
    }
  }
}

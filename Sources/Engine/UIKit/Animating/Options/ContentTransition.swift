import HeadlessQuartzCore

/// A transition between two states of a view; raw values are bits 20 to 23 of the options.
enum ContentTransition: UInt {
  case flipFromLeft = 1
  case flipFromRight
  case curlUp
  case curlDown
  case crossDissolve
  case flipFromTop
  case flipFromBottom

  /// The type of the `CATransition`.
  ///
  /// Only `fade` is documented; the others are what layers print.
  var type: String {
    switch self {
    case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom: "oglFlip"
    case .curlUp: "pageCurl"
    case .curlDown: "pageUnCurl"
    case .crossDissolve: "fade"
    }
  }

  /// The subtype of the `CATransition`: the side that the movement comes from.
  var subtype: String? {
    switch self {
    case .flipFromLeft: "fromLeft"
    case .flipFromRight: "fromRight"
    case .flipFromTop: "fromTop"
    case .flipFromBottom, .curlUp, .curlDown: "fromBottom"
    case .crossDissolve: nil
    }
  }

  func animation(pacing: Pacing, duration: Double) -> CATransition {
    let animation = CATransition()
    animation.type = CATransitionType(rawValue: type)
    animation.subtype = subtype.map { CATransitionSubtype(rawValue: $0) }
    animation.duration = duration
    if case .curve(let curve) = pacing {
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
    }
    return animation
  }
}

import Motion

/// Different steps have different texts: the cache is named by them.
extension Step: CustomStringConvertible {
  public var description: String {
    switch self {
    case .wait(let duration): "wait \(duration)"
    case .settle(let limit): "settle \(limit)"
    case .tap(let place): "tap \(place)"
    case .longPress(let place, let duration): "longPress \(place) in \(duration)"
    case .drag(let place, let distance, let duration, let ending):
      "drag \(place) by \(distance.width) \(distance.height) in \(duration) \(ending.rawValue)"
    case .dragOn(let distance, let duration, let ending):
      "dragOn by \(distance.width) \(distance.height) in \(duration) \(ending.rawValue)"
    case .pinch(let place, let scale, let duration, let ending):
      "pinch \(place) to \(scale) in \(duration) \(ending.rawValue)"
    case .twist(let place, let radians, let duration, let ending):
      "twist \(place) by \(radians) in \(duration) \(ending.rawValue)"
    case .rotate(let screen): "rotate \(screen.width) \(screen.height)"
    case .background: "background"
    case .home: "home"
    }
  }
}

extension Step.Place: CustomStringConvertible {
  public var description: String {
    switch self {
    case .view(let name): "view \(name.debugDescription)"
    case .within(let name, let point): "within \(name.debugDescription) \(point.x) \(point.y)"
    case .point(let point): "point \(point.x) \(point.y)"
    case .fraction(let point): "fraction \(point.x) \(point.y)"
    }
  }
}

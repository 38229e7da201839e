extension AnimatableValue {
  /// Returns how far apart two values are, for pacing; 0 for kinds that have no distances.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let from), .number(let to)):
      return from < to ? to - from : from - to
    case (.point(let from), .point(let to)):
      return from.distance(to: to)
    case (.size(let from), .size(let to)):
      return Elementary.hypotenuse(to.width - from.width, to.height - from.height)
    case (.rectangle(let from), .rectangle(let to)):
      return Elementary.hypotenuse(
        from.origin.distance(to: to.origin),
        Elementary.hypotenuse(to.size.width - from.size.width, to.size.height - from.size.height))
    case (.color(let from?), .color(let to?)):
      let change = to.subtracting(from)
      return Elementary.hypotenuse(
        Elementary.hypotenuse(change.red, change.green),
        Elementary.hypotenuse(change.blue, change.alpha))
    case (.matrix(let from), .matrix(let to)):
      var sum = 0.0
      _ = from.combined(with: to) { from, to in
        sum += (to - from) * (to - from)
        return 0
      }
      return sum.squareRoot()
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      var sum = 0.0
      for index in from.indices { sum += (to[index] - from[index]) * (to[index] - from[index]) }
      return sum.squareRoot()
    default:
      return 0
    }
  }
}

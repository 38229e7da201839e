import Motion
import Testing

@Suite("Values are interpolated, added and subtracted by their kind")
struct AnimatableValueTests {
  private static let pairs: [(AnimatableValue, AnimatableValue)] = [
    (.number(2), .number(6)),
    (.point(Point(x: 1, y: 2)), .point(Point(x: 5, y: -2))),
    (.size(Size(width: 1, height: 2)), .size(Size(width: 5, height: -2))),
    (
      .rectangle(Rectangle(x: 1, y: 2, width: 3, height: 4)),
      .rectangle(Rectangle(x: 5, y: 6, width: 7, height: 8))
    ),
    (.matrix(.translation(1, 2)), .matrix(.scale(2, 4))),
    (
      .color(Color(red: 0.25, green: 0.5, blue: 0.75)),
      .color(Color(red: 0.75, green: 0.5, blue: 0.25, alpha: 0.5))
    ),
    (.numbers([1, 2]), .numbers([3, 6])),
    (.colors([.black, .clear]), .colors([.clear, .black])),
    (.path(Path([.move(to: .zero)])), .path(Path([.move(to: Point(x: 4, y: 4))]))),
    (.picture(nil), .picture(Picture(size: .zero))),
  ]

  @Test("Interpolation begins with the first value and ends with the second", arguments: pairs)
  func ends(from: AnimatableValue, to: AnimatableValue) {
    #expect(from.interpolated(to: to, at: 0) == from)
    #expect(from.interpolated(to: to, at: 1) == to)
    #expect(from.interpolated(to: from, at: 0.3) == from)
  }

  @Test("Subtracting a value and adding it again gives the original", arguments: pairs.prefix(7))
  func subtraction(from: AnimatableValue, to: AnimatableValue) {
    #expect(from.adding(to.subtracting(from)) == to)
    #expect(from.adding(from.neutral) == from)
    #expect(from.subtracting(from) == from.neutral || from.subtracting(from).isNoChange)
  }

  @Test("Interpolation and scaling are linear")
  func halves() {
    #expect(AnimatableValue.number(2).interpolated(to: .number(6), at: 0.5) == .number(4))
    #expect(AnimatableValue.number(2).interpolated(to: .number(6), at: 1.5) == .number(8))
    #expect(AnimatableValue.numbers([1, 2]).scaled(by: 2) == .numbers([2, 4]))
    #expect(AnimatableValue.matrix(.rotation(0)).scaled(by: 1e300) == .matrix(.identity))
    let two = AnimatableValue.matrix(.translation(3, 0)).scaled(by: 2)
    #expect(two == .matrix(.translation(6, 0)))
    #expect(
      AnimatableValue.matrix(.translation(3, 0)).scaled(by: -2) == .matrix(.translation(-6, 0)))
  }

  @Test("Interpolating from no color changes only the alpha, and components stay in 0...1")
  func colors() {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(
      AnimatableValue.color(nil).interpolated(to: .color(red), at: 0.25)
        == .color(red.withAlpha(0.25)))
    #expect(
      AnimatableValue.color(.black).interpolated(to: .color(red), at: 1.2) == .color(red))
    #expect(AnimatableValue.color(nil).interpolated(to: .color(nil), at: 0.5) == .color(nil))
  }

  @Test("Values of different kinds switch halfway")
  func kinds() {
    let number = AnimatableValue.number(1)
    let point = AnimatableValue.point(.zero)
    #expect(number.interpolated(to: point, at: 0.49) == number)
    #expect(number.interpolated(to: point, at: 0.5) == point)
    #expect(
      AnimatableValue.numbers([1]).interpolated(to: .numbers([1, 2]), at: 0.4) == .numbers([1]))
  }
}

extension AnimatableValue {
  fileprivate var isNoChange: Bool { self == .color(Color(red: 0, green: 0, blue: 0, alpha: 0)) }
}

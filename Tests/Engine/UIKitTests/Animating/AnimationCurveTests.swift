import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Curves of animations", .inNewWorld)
struct AnimationCurveTests {
  @Test("Curves without a name have UIKit's numbers, and differ", arguments: [5, 6, 7])
  func unnamed(number: Int) throws {
    let curve = try #require(UIView.AnimationCurve(rawValue: number))
    #expect(curve.rawValue == number)
    #expect((0...3).allSatisfy { UIView.AnimationCurve(rawValue: $0) != curve })
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve)
    #expect(animator.timingParameters?.timingCurveType == .builtin)
  }

  @Test("Curves with a name have the numbers 0 to 3")
  func named() {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
    #expect((0...3).map { UIView.AnimationCurve(rawValue: $0) } == curves)
  }
}

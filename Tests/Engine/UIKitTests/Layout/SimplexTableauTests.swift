import EngineTesting
import Testing

@testable import HeadlessUIKit

@Suite("The simplex solver", .inNewWorld)
struct SimplexTableauTests {
  private func expression(_ constant: Double, _ terms: [Int: Double]) -> LinearExpression {
    var made = LinearExpression(constant)
    for (variable, factor) in terms { made.add(variable, times: factor) }
    return made
  }

  @Test("Equations determine the variables")
  func equations() {
    var tableau = SimplexTableau(variables: 2, ranks: 0)
    let accepted = [
      tableau.add(expression(-10, [0: 1, 1: 1]), .equal, rank: nil),
      tableau.add(expression(-2, [0: 1, 1: -1]), .equal, rank: nil),
    ]
    #expect(accepted == [true, true])
    #expect([tableau.value(of: 0), tableau.value(of: 1)] == [6, 4])
  }

  @Test("A contradicting requirement is rejected and changes nothing")
  func contradiction() {
    var tableau = SimplexTableau(variables: 1, ranks: 0)
    let accepted = [
      tableau.add(expression(-5, [0: 1]), .equal, rank: nil),
      tableau.add(expression(-6, [0: 1]), .equal, rank: nil),
      tableau.add(expression(-6, [0: 1]), .atLeast, rank: nil),
      tableau.add(expression(-5, [0: 1]), .equal, rank: nil),
      tableau.add(expression(-4, [0: 1]), .atLeast, rank: nil),
    ]
    #expect(accepted == [true, false, false, true, true])
    #expect(tableau.value(of: 0) == 5)
  }

  @Test("A higher rank outweighs any number of lower ones")
  func ranks() {
    var tableau = SimplexTableau(variables: 1, ranks: 2)
    _ = tableau.add(expression(-100, [0: 1]), .equal, rank: 0)
    for _ in 0..<50 { _ = tableau.add(expression(0, [0: 1]), .equal, rank: 1) }
    #expect(tableau.value(of: 0) == 100)
  }

  @Test("A ranked equation is satisfied as far as inequalities allow")
  func inequalities() {
    var tableau = SimplexTableau(variables: 2, ranks: 2)
    _ = tableau.add(expression(0, [0: 1]), .atLeast, rank: nil)
    _ = tableau.add(expression(-30, [0: 1, 1: 1]), .atMost, rank: nil)
    _ = tableau.add(expression(-5, [1: 1]), .atLeast, rank: nil)
    _ = tableau.add(expression(-100, [0: 1]), .equal, rank: 0)
    _ = tableau.add(expression(-20, [1: 1]), .equal, rank: 1)
    #expect([tableau.value(of: 0), tableau.value(of: 1)] == [25, 5])
  }

  @Test("The solution satisfies random requirements that have a solution")
  func random() {
    var state: UInt64 = 42
    func next(_ range: Int) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(Int((state >> 33) % UInt64(range)))
    }
    for _ in 0..<200 {
      let count = 2 + Int(next(5))
      let point = (0..<count).map { _ in next(200) - 100 }
      var tableau = SimplexTableau(variables: count, ranks: 1)
      var requirements: [(LinearExpression, SimplexTableau.Relation)] = []
      for _ in 0..<(count * 2) {
        var made = LinearExpression()
        var value = 0.0
        for variable in 0..<count where next(2) == 1 {
          let factor = next(7) - 3
          made.add(variable, times: factor)
          value += factor * point[variable]
        }
        switch next(3) {
        case 0:
          made.constant = -value
          requirements.append((made, .equal))
        case 1:
          made.constant = -value - next(10)
          requirements.append((made, .atMost))
        default:
          made.constant = -value + next(10)
          requirements.append((made, .atLeast))
        }
      }
      for (made, relation) in requirements {
        let isAccepted = tableau.add(made, relation, rank: nil)
        #expect(isAccepted)
      }
      for variable in 0..<count {
        _ = tableau.add(expression(-next(50), [variable: 1]), .equal, rank: 0)
      }
      for (made, relation) in requirements {
        var value = made.constant
        for variable in made.variables {
          value += made.factor(of: variable) * tableau.value(of: variable)
        }
        switch relation {
        case .equal: #expect(abs(value) < 1e-5)
        case .atMost: #expect(value < 1e-5)
        case .atLeast: #expect(value > -1e-5)
        }
      }
    }
  }
}

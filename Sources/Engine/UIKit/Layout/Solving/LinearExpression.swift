/// A constant plus multiples of numbered variables.
struct LinearExpression {
  var constant: Double
  private var terms: [Int: Double]

  /// Smaller factors are rounding errors.
  static let negligible = 1e-9

  init(_ constant: Double = 0) {
    self.constant = constant
    terms = [:]
  }

  init(variable: Int) {
    constant = 0
    terms = [variable: 1]
  }

  func factor(of variable: Int) -> Double { terms[variable] ?? 0 }

  var variables: [Int] { terms.keys.sorted() }

  /// For searches whose result does not depend on the order.
  var termsInNoOrder: [Int: Double] { terms }

  mutating func add(_ variable: Int, times factor: Double) {
    let sum = (terms[variable] ?? 0) + factor
    terms[variable] = abs(sum) < LinearExpression.negligible ? nil : sum
  }

  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms { add(variable, times: coefficient * factor) }
  }

  mutating func remove(_ variable: Int) {
    terms[variable] = nil
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    terms = terms.mapValues { $0 * factor }
  }

  /// Replaces a variable by an expression.
  mutating func substitute(_ variable: Int, by expression: LinearExpression) {
    guard let factor = terms.removeValue(forKey: variable) else { return }
    add(expression, times: factor)
  }

  /// Solves "0 = self" for a variable.
  func solved(for variable: Int) -> LinearExpression {
    var result = self
    result.remove(variable)
    result.scale(by: -1 / factor(of: variable))
    return result
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.add(other)
    return sum
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }

  static func + (one: LinearExpression, other: Double) -> LinearExpression {
    var sum = one
    sum.constant += other
    return sum
  }

  static func * (one: LinearExpression, factor: Double) -> LinearExpression {
    var product = one
    product.scale(by: factor)
    return product
  }
}

/// Finds values for variables that satisfy requirements, and preferences as far as possible.
///
/// This is the simplex method as in the Cassowary constraint solver (Badros, Borning, Stuckey,
/// "The Cassowary Linear Arithmetic Constraint Solving Algorithm", 2001,
/// doi.org/10.1145/504704.504705). Preferences have ranks, each with an objective function; no
/// number of lower ranks outweighs a higher one.
///
/// Of several possible symbols the lowest is chosen (Bland's rule): the search terminates, and the
/// same input always gives the same result.
struct SimplexTableau {
  enum Relation {
    case equal, atMost, atLeast
  }

  private enum Kind {
    /// A variable of the caller; may be negative.
    case free
    /// The slack of an inequality; never negative.
    case slack
    /// The error of a preference; never negative.
    case error
    /// Marks a required equality; always zero.
    case dummy
  }

  private var kinds: [Kind]
  private var rows: [Int: LinearExpression] = [:]
  private var objectives: [LinearExpression]

  init(variables: Int, ranks: Int) {
    kinds = Array(repeating: .free, count: variables)
    objectives = Array(repeating: LinearExpression(), count: ranks)
  }

  /// 0 for a variable in no requirement.
  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// Adds "expression relation 0", as a preference of a rank or as a requirement (`nil`).
  ///
  /// Returns `false` and changes no value if a requirement contradicts earlier ones.
  mutating func add(_ expression: LinearExpression, _ relation: Relation, rank: Int?) -> Bool {
    var row = LinearExpression(expression.constant)
    for variable in expression.variables {
      let factor = expression.factor(of: variable)
      if let basic = rows[variable] {
        row.add(basic, times: factor)
      } else {
        row.add(variable, times: factor)
      }
    }
    var candidates: [Int] = []
    switch relation {
    case .atMost, .atLeast:
      let sign: Double = relation == .atMost ? 1 : -1
      let slack = makeSymbol(.slack)
      row.add(slack, times: sign)
      candidates.append(slack)
      if let rank {
        let error = makeSymbol(.error)
        row.add(error, times: -sign)
        objectives[rank].add(error, times: 1)
        candidates.append(error)
      }
    case .equal:
      if let rank {
        let over = makeSymbol(.error)
        let under = makeSymbol(.error)
        row.add(over, times: -1)
        row.add(under, times: 1)
        objectives[rank].add(over, times: 1)
        objectives[rank].add(under, times: 1)
        candidates += [over, under]
      } else {
        row.add(makeSymbol(.dummy), times: 1)
      }
    }
    if row.constant < 0 { row.scale(by: -1) }
    return enter(row, candidates: candidates)
  }

  // MARK: Entering a row

  private mutating func makeSymbol(_ kind: Kind) -> Int {
    kinds.append(kind)
    return kinds.count - 1
  }

  private mutating func enter(_ row: LinearExpression, candidates: [Int]) -> Bool {
    let symbols = row.variables
    var subject = symbols.first { kinds[$0] == .free }
    if subject == nil { subject = candidates.first { row.factor(of: $0) < 0 } }
    if subject == nil, symbols.allSatisfy({ kinds[$0] == .dummy }) {
      // Dummies are zero, so the row either repeats earlier requirements or contradicts them.
      guard abs(row.constant) < SimplexTableau.tolerance else { return false }
      subject = symbols.last
    }
    if let subject {
      let solution = row.solved(for: subject)
      substitute(subject, by: solution)
      rows[subject] = solution
    } else if !enterWithArtificialSymbol(row) {
      return false
    }
    optimize(objectives: nil)
    return true
  }

  /// Adds a row that cannot be solved for any of its symbols, if some other solution satisfies it.
  private mutating func enterWithArtificialSymbol(_ row: LinearExpression) -> Bool {
    let artificial = makeSymbol(.slack)
    rows[artificial] = row
    optimize(objectives: row)
    let isMet = abs(auxiliary.constant) < SimplexTableau.tolerance
    // An unsatisfiable row is simply removed: no other row contains its own symbols.
    if let rest = rows.removeValue(forKey: artificial), isMet {
      if let entering = rest.variables.first(where: { kinds[$0] != .dummy }) {
        let solution = rest.solved(for: entering)
        substitute(entering, by: solution)
        rows[entering] = solution
      }
    }
    for key in rows.keys { rows[key]?.remove(artificial) }
    for index in objectives.indices { objectives[index].remove(artificial) }
    return isMet
  }

  /// The objective function while a row is added.
  private var auxiliary = LinearExpression()
  private var usesAuxiliary = false

  // MARK: The simplex method

  private static let tolerance = 1e-7

  private mutating func substitute(_ symbol: Int, by expression: LinearExpression) {
    // Collects the keys first: changing rows during the iteration would copy them all.
    let affected = rows.compactMap { $0.value.factor(of: symbol) == 0 ? nil : $0.key }
    for key in affected { rows[key]?.substitute(symbol, by: expression) }
    for index in objectives.indices { objectives[index].substitute(symbol, by: expression) }
    auxiliary.substitute(symbol, by: expression)
  }

  private mutating func optimize(objectives special: LinearExpression?) {
    usesAuxiliary = special != nil
    if let special { auxiliary = special }
    while let entering = enteringSymbol(), let leaving = leavingSymbol(for: entering) {
      guard let row = rows.removeValue(forKey: leaving) else { return }
      // leaving = row, hence 0 = row - leaving, hence entering = …
      var equation = row
      equation.add(leaving, times: -1)
      let solution = equation.solved(for: entering)
      substitute(entering, by: solution)
      rows[entering] = solution
    }
    usesAuxiliary = false
  }

  /// A symbol that improves some objective without worsening a higher one.
  private func enteringSymbol() -> Int? {
    if usesAuxiliary { return firstFalling(in: [auxiliary]) }
    return firstFalling(in: objectives)
  }

  private func firstFalling(in ranks: [LinearExpression]) -> Int? {
    var best: Int?
    for (index, objective) in ranks.enumerated() {
      for (symbol, factor) in objective.termsInNoOrder
      where factor < -SimplexTableau.tolerance && kinds[symbol] != .dummy && symbol < best ?? .max {
        let harmsHigher = ranks[..<index].contains {
          abs($0.factor(of: symbol)) > SimplexTableau.tolerance
        }
        if !harmsHigher { best = symbol }
      }
    }
    return best
  }

  /// The symbol that reaches zero first as another one grows.
  private func leavingSymbol(for entering: Int) -> Int? {
    var best: (symbol: Int, ratio: Double)?
    for (symbol, row) in rows where kinds[symbol] != .free {
      let factor = row.factor(of: entering)
      guard factor < -LinearExpression.negligible else { continue }
      let ratio = -row.constant / factor
      guard let present = best else {
        best = (symbol, ratio)
        continue
      }
      if ratio < present.ratio || (ratio == present.ratio && symbol < present.symbol) {
        best = (symbol, ratio)
      }
    }
    return best?.symbol
  }
}

import Motion
import Record

extension HouseRule {
  /// The checks follow a layer by its name: what is emptied on its way, or filled with something else,
  /// would move as it should and show nothing of it.
  static let contents = HouseRule(
    name: .contents, title: "What has a name shows on its way what it shows in the reference"
  ) { pair in
    for (answer, reference) in zip(pair.answer.transitions, pair.reference.transitions)
    where answer.isLike(reference) && reference.isAnimated
      && !pair.reference.hasLeftTheApp(before: reference)
    {
      guard let duration = answer.duration, let usual = reference.duration,
        min(duration, usual) > 0.1
      else { continue }
      let fractions = [0.2, 0.4, 0.6, 0.75, 0.9]
      let moments = fractions.map { (answer.instant($0), reference.instant($0)) }
      let around = [
        max(reference.began - Run.justBefore, 0), reference.instant(0.02), reference.instant(0.1),
        reference.instant(0.98),
        min(reference.instant(1) + RunPair.calm, pair.reference.end),
      ]
      if let failure = pair.lostContents(at: moments, around) { return failure }
    }
    for (answer, reference) in zip(pair.answer.taps, pair.reference.taps)
    where answer.isQuiet && reference.isQuiet {
      let duration = min(answer.duration, reference.duration, Contents.most)
      let times = stride(from: Contents.beat, to: duration, by: Contents.beat)
      let moments = times.map { (answer.instant + $0, reference.instant + $0) }
      if let failure = pair.lostContents(at: moments, [reference.instant]) { return failure }
      if let failure = pair.lostSight(at: moments) { return failure }
    }
    return nil
  }
}

/// Chosen so that every right answer of the book passes.
private enum Contents {
  /// How often a run is looked at after a tap, and for how long, in seconds.
  static let beat = 0.12
  static let most = 2.5
  /// The share of what a layer shows that has to have other colours.
  static let share = 0.5
  /// The share of a layer that has to be filled, or nothing is asked of it.
  static let filled = 0.2
  /// The largest difference of a component of a colour that is overlooked.
  static let tolerance = 0.1
}

extension RunPair {
  /// Returns a failure if a layer with a name shows something else twice running.
  ///
  /// - Parameters:
  ///   - moments: Instants of the answer's run and of the reference's.
  ///   - around: Further instants of the reference's run: what a layer shows there it may show here too.
  fileprivate func lostContents(
    at moments: [(answer: Double, reference: Double)], _ around: [Double]
  ) -> Failure? {
    let own = moments.map { LayerContents(of: answer.history.tree(at: $0.answer), at: $0.answer) }
    let usual = moments.map {
      LayerContents(of: reference.history.tree(at: $0.reference), at: $0.reference)
    }
    let pairs = zip(own, usual)
    let suspects = Set(
      pairs.flatMap { own, usual in
        own.names.intersection(usual.names).filter { name in
          guard let size = own.size(of: name), let other = usual.size(of: name) else {
            return false
          }
          return size.isNear(other) && !own.isSame(as: usual, in: name)
        }
      })
    guard !suspects.isEmpty else { return nil }
    let others =
      usual + around.map { LayerContents(of: reference.history.tree(at: $0), at: $0) }
    for name in suspects.sorted() {
      guard let size = usual.lazy.compactMap({ $0.size(of: name) }).first else { continue }
      let known = others.filter { $0.size(of: name).map { $0.isNear(size) } ?? false }
        .compactMap { $0.colors(in: name) }
      let range = ColorRange(of: known)
      let shares = own.map { contents in
        contents.size(of: name).map { $0.isNear(size) } ?? false
          ? contents.colors(in: name).flatMap { range.shareOutside($0) } ?? 0 : 0
      }
      let lost = shares.indices.dropLast().first {
        min(shares[$0], shares[$0 + 1]) > Contents.share
      }
      guard let lost else { continue }
      return Failure(
        expected: "\(name) shows on its way what it shows in the reference",
        seen:
          "\(Int((100 * shares[lost]).rounded())) % of what lies in it is gone or looks different",
        instant: moments[lost].answer, because: reason(forLostContentsOf: name, at: moments[lost]))
    }
    return nil
  }

  private func reason(
    forLostContentsOf name: String, at moment: (answer: Double, reference: Double)
  ) -> String {
    let tree = answer.history.tree(at: moment.answer)
    let usual = NamedLayer.unique(
      in: reference.history.tree(at: moment.reference), at: moment.reference)
    let own = NamedLayer.unique(in: tree, at: moment.answer)
    let whole = own.first { $0.name == name }?.id
    for layer in own
    where layer.name != name
      && sequence(first: layer.id, next: tree.parent).contains { $0 == whole }
    {
      guard let other = usual.first(where: { $0.name == layer.name })?.properties.opacity,
        abs(other - layer.properties.opacity) > Contents.tolerance
      else { continue }
      return
        "\(layer.name) lies in it, and has the opacity \(Wording.text(layer.properties.opacity)) "
        + "then. In the reference it has \(Wording.text(other))."
    }
    return "What lies in a view goes where the view goes. Here it was taken out of \(name), moved "
      + "within it, covered or faded, so that what moves is not what is seen."
  }

  /// Returns a failure if a layer with a name that is seen all the time is not seen twice running:
  /// it is transparent, or something covers it.
  fileprivate func lostSight(at moments: [(answer: Double, reference: Double)]) -> Failure? {
    let usual = moments.map { Self.seenNames(in: reference, at: $0.reference) }
    let names = usual.map(\.opaque)
    guard let first = names.first else { return nil }
    let seen = names.reduce(first) { $0.intersection($1) }
    let own = moments.map { Self.seenNames(in: answer, at: $0.answer) }
    for name in seen.sorted() {
      let isPainted = usual.allSatisfy { $0.painted.contains(name) }
      func lost(_ names: SeenNames) -> Bool {
        names.transparent.contains(name)
          || isPainted && names.opaque.contains(name) && !names.painted.contains(name)
      }
      guard let lost = own.indices.dropLast().first(where: { lost(own[$0]) && lost(own[$0 + 1]) })
      else { continue }
      return Failure(
        expected: "\(name) is seen after the tap, as in the reference",
        seen: own[lost].transparent.contains(name)
          ? "it is not seen" : "it is not seen, since something covers it",
        instant: moments[lost].answer)
    }
    return nil
  }

  /// The names of the layers in the window, by how they can be seen.
  private struct SeenNames {
    var opaque: Set<String> = []
    var transparent: Set<String> = []
    /// Those that something is painted of which nothing else covers completely.
    var painted: Set<String> = []
  }

  private static func seenNames(in run: Run, at instant: Double) -> SeenNames {
    let tree = run.history.tree(at: instant)
    var names = SeenNames()
    for layer in NamedLayer.unique(in: tree, at: instant) {
      if layer.opacity > 0.9 { names.opaque.insert(layer.name) }
      if layer.opacity < 0.1 { names.transparent.insert(layer.name) }
    }
    names.painted = Set(PaintedLayer.all(in: tree, at: instant).map(\.name))
    return names
  }
}

/// For each of some points the colours that it has in several pictures.
private struct ColorRange {
  private var low: [[Double]] = []
  private var high: [[Double]] = []

  init(of pictures: [[Color]]) {
    for colors in pictures {
      let components = colors.map(Self.components)
      guard !low.isEmpty else {
        (low, high) = (components, components)
        continue
      }
      for index in components.indices {
        for component in components[index].indices {
          low[index][component] = min(low[index][component], components[index][component])
          high[index][component] = max(high[index][component], components[index][component])
        }
      }
    }
  }

  /// With the opacity in each, so that transparent colours are alike.
  private static func components(_ color: Color) -> [Double] {
    [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
  }

  /// The share of the filled points that have another colour than in any picture and than those in between;
  /// `nil` if too few are filled.
  func shareOutside(_ colors: [Color]) -> Double? {
    let filled = low.indices.filter { low[$0][3] > 0.5 }
    guard Double(filled.count) > Contents.filled * Double(colors.count), colors.count == low.count
    else { return nil }
    let outside = filled.count { index in
      zip(Self.components(colors[index]), zip(low[index], high[index])).contains { own, range in
        own < range.0 - Contents.tolerance || own > range.1 + Contents.tolerance
      }
    }
    return Double(outside) / Double(filled.count)
  }
}

extension Size {
  fileprivate func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < 1 && abs(height - other.height) < 1
  }
}

public import Chapters
import Motion
public import Record

/// Describes in words what the scripted user does in a run.
public enum RunCaption {
  /// A sentence: "Tap the third picture, wait, tap again; on a small phone".
  ///
  /// Without the exercise's scenario, the run's own label.
  static func sentence(for label: Run.Label, in exercise: Exercise?) -> String {
    let (words, areWords) = Self.words(for: label, in: exercise)
    return (areWords ? words.prefix(1).uppercased() + words.dropFirst() : words) + "."
  }

  /// The same for a run, which may go on after its scenario.
  static func sentence(for run: Run, in exercise: Exercise?) -> String {
    let goesOn = run.encoreBegins < run.timeline.end
    return sentence(for: run.label, in: exercise)
      + (goesOn ? " Then the app is used once more." : "")
  }

  /// The same as a part of a sentence.
  public static func phrase(for label: Run.Label, in exercise: Exercise?) -> String {
    words(for: label, in: exercise).text
  }

  /// What the user does, and whether these are words, and not the run's label.
  private static func words(
    for label: Run.Label, in exercise: Exercise?
  ) -> (text: String, areWords: Bool) {
    let variants = exercise?.scenarios.flatMap(\.variants) ?? []
    let variant = variants.first { variant in
      variant.scenario == label.scenario && variant.screen.size == label.screen
        && variant.parameters == label.parameters
    }
    guard let variant else { return (label.text, false) }
    var steps = variant.steps
    // Every run comes to rest at its end.
    while let last = steps.last, last.isRest, steps.count > 1 { steps.removeLast() }
    var words: [String] = []
    var action: Step?
    for step in steps {
      let next = step == action ? self.again(step) : self.words(for: step)
      if step.isRest, let last = words.last, last == next || last == "wait" { continue }
      if !step.isRest { action = step }
      words.append(next)
    }
    let shown = words.prefix(longest).joined(separator: ", ")
    let rest = words.count > longest ? ", and so on" : ""
    let screen = variant.screen == .phone ? "" : "; on \(self.words(for: variant.screen))"
    return ("\(shown)\(rest)\(screen)", true)
  }

  /// Words for the same action as the one before.
  private static func again(_ step: Step) -> String {
    if case .tap = step { "tap again" } else { words(for: step) }
  }

  private static let longest = 8

  private static func words(for screen: Screen) -> String {
    switch screen {
    case .phone: "a phone"
    case .small: "a small phone"
    case .tablet: "a tablet"
    case .landscape: "a phone on its side"
    default: "a screen of \(svg(screen.size.width)) by \(svg(screen.size.height)) points"
    }
  }

  private static func words(for step: Step) -> String {
    switch step {
    // What takes a second or more is over by then; a shorter time may be the point of the scenario.
    case .wait(let seconds): seconds >= 1 ? "wait" : "wait \(svg(seconds)) s"
    case .settle: "wait"
    case .tap(let place): "tap \(words(for: place))"
    case .longPress(let place, let duration):
      "hold a finger on \(words(for: place)) for \(svg(duration)) s"
    case .drag(let place, let way, _, let ending):
      "drag \(words(for: way)) from \(words(for: place))\(words(for: ending))"
    case .dragOn(let way, _, let ending) where isRest(way):
      switch ending {
      case .lift: "lift the finger"
      case .hold: "hold still"
      case .cancel: "the system takes the touch away"
      }
    case .dragOn(let way, _, let ending): "drag on \(words(for: way))\(words(for: ending))"
    case .pinch(let place, let scale, _, let ending):
      "pinch \(words(for: place)) to \(svg((scale * 100).rounded())) %\(words(for: ending))"
    case .twist(let place, let radians, _, let ending):
      "twist \(words(for: place)) by \(svg((radians * 180 / .pi).rounded()))°\(words(for: ending))"
    case .rotate: "turn the device"
    case .background: "leave the app and come back"
    case .home: "return to the first screen at once"
    }
  }

  private static func words(for place: Step.Place) -> String {
    switch place {
    case .view(let name), .within(let name, _): words(forView: name)
    case .point(let point): "the point (\(svg(point.x)), \(svg(point.y)))"
    case .fraction(Point(x: 0.5, y: 0.5)): "the middle of the screen"
    case .fraction(let point):
      "the screen at \(svg((point.x * 100).rounded())) % of its width and "
        + "\(svg((point.y * 100).rounded())) % of its height"
    }
  }

  /// "the third picture" for "picture-2", as views are counted from 0; "the small sleeve" for
  /// "small-sleeve"; names that are no words stay as they are.
  private static func words(forView name: String) -> String {
    // The name that the engine gives the button of a navigation bar.
    if name == "BackButton" { return "the back button" }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    var words = parts.map(String.init)
    var ordinal = ""
    if words.count > 1, let last = words.last, let number = Int(last), ordinals.indices ~= number {
      words.removeLast()
      ordinal = ordinals[number] + " "
    }
    let isWords = words.allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
    return isWords ? "the \(ordinal)\(words.joined(separator: " "))" : "“\(name)”"
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  private static func words(for way: Size) -> String {
    let across = abs(way.width.rounded())
    let along = abs(way.height.rounded())
    let parts = [
      across == 0 ? nil : "\(svg(across)) points to the \(way.width < 0 ? "left" : "right")",
      along == 0 ? nil : "\(svg(along)) points \(way.height < 0 ? "up" : "down")",
    ].compactMap { $0 }
    return parts.isEmpty ? "by nothing" : parts.joined(separator: " and ")
  }

  private static func isRest(_ way: Size) -> Bool {
    way.width.rounded() == 0 && way.height.rounded() == 0
  }

  private static func words(for ending: Step.Ending) -> String {
    switch ending {
    case .lift: ""
    case .hold: " and hold"
    case .cancel: ", where the system takes the touch away"
    }
  }
}

extension Step {
  fileprivate var isRest: Bool {
    switch self {
    case .wait, .settle: true
    default: false
    }
  }
}

#if !hasFeature(Embedded)
  /// A value that a reader of a figure can change.
  public struct FigureParameter: Sendable {
    /// The key in an author's fence: "damping-ratio".
    public var key: String
    /// The label for readers.
    public var label: String
    /// "s" for seconds; empty for a plain number.
    public var unit = ""
    /// The range of the value.
    public var range: ClosedRange<Double>
    /// How far a key on the keyboard moves it.
    public var step: Double
    /// The value unless the author sets one.
    public var standard: Double
    /// The names of the values 0, 1, …; empty for a number.
    public var choices: [String] = []
  }

  /// Values of a figure that have a name.
  public struct FigurePreset: Sendable {
    public var name: String
    /// For all parameters but the time.
    public var values: [Double]
  }

  extension FigureKind {
    /// The word that an author writes after `shows=`.
    public var name: String {
      switch self {
      case .spring: "spring"
      case .springPhysics: "spring-physics"
      case .springBounce: "spring-bounce"
      case .curve: "curve"
      case .interruption: "interruption"
      case .path: "path"
      case .animationTime: "animation-time"
      case .pause: "pause"
      case .percentDriven: "percent-driven"
      }
    }

    /// The kind of this name.
    public init?(named name: String) {
      guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = kind
    }

    /// The time, and the other values that can be changed.
    public var parameters: [FigureParameter] {
      let standard: Double =
        switch self {
        case .spring, .springPhysics, .springBounce, .curve, .path: 0.3
        case .interruption, .percentDriven: 0.7
        case .animationTime, .pause: 1
        }
      let time = FigureParameter(
        key: "time", label: "Time", unit: "s", range: 0...end, step: 0.01, standard: standard)
      return [time] + own
    }

    private var own: [FigureParameter] {
      let velocity = FigureParameter(
        key: "velocity", label: "Initial velocity", unit: "/s", range: -5...10, step: 0.5,
        standard: 0)
      switch self {
      case .spring:
        return [
          FigureParameter(
            key: "damping-ratio", label: "Damping ratio", range: 0.05...1, step: 0.05,
            standard: 0.5),
          FigureParameter(
            key: "duration", label: "Duration", unit: "s", range: 0.2...2, step: 0.1, standard: 1),
          velocity,
        ]
      case .springPhysics:
        return [
          FigureParameter(key: "mass", label: "Mass", range: 0.1...5, step: 0.1, standard: 1),
          FigureParameter(
            key: "stiffness", label: "Stiffness", range: 10...1000, step: 10, standard: 100),
          FigureParameter(key: "damping", label: "Damping", range: 0...60, step: 1, standard: 10),
          velocity,
        ]
      case .springBounce:
        return [
          FigureParameter(
            key: "duration", label: "Perceptual duration", unit: "s", range: 0.1...2, step: 0.05,
            standard: 0.5),
          FigureParameter(
            key: "bounce", label: "Bounce", range: -0.9...0.95, step: 0.05, standard: 0.2),
          velocity,
        ]
      case .curve:
        return [
          FigureParameter(
            key: "x1", label: "First point, x", range: 0...1, step: 0.01, standard: 0.42),
          FigureParameter(
            key: "y1", label: "First point, y", range: -0.5...1.5, step: 0.01, standard: 0),
          FigureParameter(
            key: "x2", label: "Second point, x", range: 0...1, step: 0.01, standard: 0.58),
          FigureParameter(
            key: "y2", label: "Second point, y", range: -0.5...1.5, step: 0.01, standard: 1),
        ]
      case .interruption:
        return [
          FigureParameter(
            key: "duration", label: "Duration of each", unit: "s", range: 0.2...1.2, step: 0.05,
            standard: 1),
          FigureParameter(
            key: "change", label: "Change of mind", unit: "s", range: 0.05...1.2, step: 0.05,
            standard: 0.5),
          FigureParameter(
            key: "goal", label: "New goal", range: -0.5...1.5, step: 0.1, standard: 0),
        ]
      case .path:
        return [
          FigureParameter(
            key: "corner", label: "Corner", range: 0.05...0.9, step: 0.05, standard: 0.2),
          FigureParameter(
            key: "height", label: "Height of the arc", range: 0...0.4, step: 0.05, standard: 0.3),
        ]
      case .animationTime:
        return [
          FigureParameter(
            key: "begin-time", label: "Begin time", unit: "s", range: 0...2, step: 0.1,
            standard: 0.5),
          FigureParameter(
            key: "speed", label: "Speed", range: -2...3, step: 0.25, standard: 1),
          FigureParameter(
            key: "time-offset", label: "Time offset", unit: "s", range: 0...1, step: 0.05,
            standard: 0),
          FigureParameter(
            key: "repeat-count", label: "Repeat count", range: 1...3, step: 0.5, standard: 1),
          FigureParameter(
            key: "autoreverses", label: "Autoreverses", range: 0...1, step: 1, standard: 0,
            choices: ["no", "yes"]),
          FigureParameter(
            key: "fill-mode", label: "Fill mode", range: 0...3, step: 1, standard: 0,
            choices: ["removed", "forwards", "backwards", "both"]),
        ]
      case .pause:
        return [
          FigureParameter(
            key: "stop", label: "Stopped at", unit: "s", range: 0.1...1.2, step: 0.05,
            standard: 0.5),
          FigureParameter(
            key: "start", label: "Started again at", unit: "s", range: 1.2...2.2, step: 0.05,
            standard: 1.5),
        ]
      case .percentDriven:
        return [
          FigureParameter(
            key: "duration", label: "Duration of the animator", unit: "s", range: 0.2...1.5,
            step: 0.05, standard: 0.5),
          FigureParameter(
            key: "let-go", label: "Let go at", range: 0.05...0.95, step: 0.05, standard: 0.6),
          FigureParameter(
            key: "end", label: "Then", range: 0...1, step: 1, standard: 0,
            choices: ["finish", "cancel"]),
          FigureParameter(
            key: "completion-speed", label: "Completion speed", range: 0.5...3, step: 0.1,
            standard: 1),
          FigureParameter(
            key: "completion-curve", label: "Completion curve", range: 0...3, step: 1,
            standard: 0, choices: ["ease-in-out", "ease-in", "ease-out", "linear"]),
        ]
      }
    }

    /// Values worth comparing.
    public var presets: [FigurePreset] {
      switch self {
      case .curve:
        [
          FigurePreset(name: "linear", values: [0, 0, 1, 1]),
          FigurePreset(name: "ease in", values: [0.42, 0, 1, 1]),
          FigurePreset(name: "ease out", values: [0, 0, 0.58, 1]),
          FigurePreset(name: "ease in, ease out", values: [0.42, 0, 0.58, 1]),
          FigurePreset(name: "default", values: [0.25, 0.1, 0.25, 1]),
        ]
      case .springPhysics:
        [
          FigurePreset(name: "CASpringAnimation()", values: [1, 100, 10, 0]),
          FigurePreset(name: "no damping", values: [1, 100, 0, 0]),
          FigurePreset(name: "critical damping", values: [1, 100, 20, 0]),
        ]
      default: []
      }
    }

    // MARK: - What is drawn

    /// A short title of what the kind shows.
    public var title: String {
      switch self {
      case .spring: "A spring of UIKit's"
      case .springPhysics: "A spring of mass, stiffness and damping"
      case .springBounce: "A spring of duration and bounce"
      case .curve: "A timing curve"
      case .interruption: "A change of mind"
      case .path: "Keyframes along a path"
      case .animationTime: "The time of an animation"
      case .pause: "A layer's clock"
      case .percentDriven: "A finger, and what comes after it"
      }
    }

    /// The names and units of ``FigureNumbers/readings``.
    public var readings: [(name: String, unit: String)] {
      let spring = [("Value", ""), ("Velocity", "/s"), ("Overshoot", "%")]
      return switch self {
      case .spring: spring + [("Stiffness", ""), ("Damping", "")]
      case .springPhysics: spring + [("Damping ratio", ""), ("Settles after", "s")]
      case .springBounce:
        spring + [
          ("Damping ratio", ""), ("Settles after", "s"), ("Stiffness", ""), ("Damping", ""),
        ]
      case .curve: [("Progress", ""), ("Velocity", "/s")]
      case .interruption: [("Added", ""), ("From what is seen", ""), ("From the model", "")]
      case .path: [("Linear, speed", "/s"), ("Paced, speed", "/s")]
      case .animationTime: [("Progress", ""), ("Its own time", "s"), ("Ends at", "s")]
      case .pause:
        [("Set and taken off", "s"), ("Not set", "s"), ("Not taken off", "s")]
      case .percentDriven: [("Progress", ""), ("Takes another", "s"), ("Over at", "s")]
      }
    }

    /// The names of the lines, and the panels in which they are.
    public var lines: [(name: String, panel: Int)] {
      switch self {
      case .spring, .springPhysics, .springBounce: [("Value", 0), ("Velocity", 1)]
      case .curve: [("Progress", 0), ("Velocity", 1)]
      case .interruption:
        [("Added to the first", 0), ("Replaced, from what is seen", 0)]
          + [("Replaced, from the model", 0)]
      case .path: [("Linear", 0), ("Paced", 0)]
      case .animationTime: [("Progress", 0)]
      case .pause:
        [("Set when stopped, taken off when started", 0), ("Not set when stopped", 0)]
          + [("Not taken off when started", 0)]
      case .percentDriven: [("Progress", 0)]
      }
    }

    /// The vertical axes, from the top: their names and ranges.
    public var panels: [(name: String, range: ClosedRange<Double>)] {
      switch self {
      case .spring, .springPhysics, .springBounce:
        [("Value", -0.5...2), ("Velocity, per second", -8...12)]
      case .curve: [("Progress", -0.5...1.5), ("Velocity, per second", -2...4)]
      case .interruption: [("Value", -0.5...1.5)]
      case .path: [("Part of the way", 0...1)]
      case .animationTime: [("Progress", 0...1)]
      case .pause: [("The layer's time, in seconds", -0.5...2.5)]
      case .percentDriven: [("Progress", 0...1)]
      }
    }

    /// How many things move on the stage above the chart.
    public var dots: Int {
      switch self {
      case .spring, .springPhysics, .springBounce, .animationTime, .percentDriven: 1
      case .curve, .path: 2
      case .interruption, .pause: 3
      }
    }

    /// How many points ``FigureNumbers/handles`` has.
    public var handles: Int { self == .curve ? 4 : 0 }

    /// Whether the dots move along ``FigureNumbers/trail`` instead of each in a row of its own.
    public var hasTrail: Bool { self == .path }

    /// The range of the dots' horizontal axis.
    public var stage: ClosedRange<Double> { hasTrail || self == .pause ? 0...1 : -0.5...2 }
  }
#endif

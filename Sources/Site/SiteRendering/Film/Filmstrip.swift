import Markdown
import Motion
import Record

/// One or two runs as rows of frames at the same instants, in one SVG.
///
/// With two runs, the upper row is the learner's and the lower one the reference's. The instants
/// are chosen for the reference. Differences are marked and described.
public struct Filmstrip {
  /// The drawing.
  ///
  /// Its title is the text for screen readers.
  public let svg: String
  /// At most four sentences about the differences, the earliest first, those of navigation bars last.
  public let differences: [String]

  /// Draws one run.
  ///
  /// - Parameters:
  ///   - run: The timeline to draw.
  ///   - identifier: Unique on the page; letters, digits and hyphens.
  ///   - title: A description of the drawing for screen readers.
  ///   - acts: The greatest number of transitions that are shown.
  public init(of run: Timeline, identifier: String, title: String, acts: Int = 3) {
    self.init(learner: nil, reference: run, identifier: identifier, title: title, acts: acts)
  }

  /// Draws a learner's run above the reference run; see ``init(of:identifier:title:acts:)``.
  ///
  /// - Parameter point: An instant that should be seen, in seconds; by default the first transitions are
  ///   shown.
  public init(
    learner: Timeline?, reference: Timeline, identifier: String, title: String, acts: Int = 3,
    showing point: Double? = nil, names: (String, String) = ("Yours", "Reference")
  ) {
    self.init(
      learner: learner, reference: reference, identifier: identifier, title: title, names: names,
      instants: FilmInstants(of: RunPictures(of: reference), acts: acts, showing: point))
  }

  /// The greatest number of transitions in the pictures of an exercise.
  static let acts = 3

  /// Draws a run above the reference's at its instants; but where it looks the same at all of them, as
  /// where it does something that the reference leaves undone, at its own.
  ///
  /// - Parameters:
  ///   - instants: Those of the reference's run.
  ///   - acts: How many transitions of the run are shown at most.
  ///   - point: What should be seen, in seconds.
  static func comparing(
    _ run: Timeline, to reference: Timeline, identifier: String, title: String,
    names: (String, String) = ("Yours", "Reference"), at instants: FilmInstants,
    acts: Int, showing point: Double?
  ) -> Filmstrip {
    func strip(at instants: FilmInstants) -> Filmstrip {
      Filmstrip(
        learner: run, reference: reference, identifier: identifier, title: title, names: names,
        instants: instants)
    }
    let usual = strip(at: instants)
    guard usual.differences.isEmpty else { return usual }
    let seen = Divergence.first(of: run, from: reference)?.instant ?? 0
    let own = strip(
      at: FilmInstants(of: RunPictures(of: run), acts: acts, showing: max(point ?? 0, seen)))
    return own.differences.isEmpty ? usual : own
  }

  /// Draws both runs at instants that were found before.
  init(
    learner: Timeline?, reference: Timeline, identifier: String, title: String,
    names: (String, String) = ("Yours", "Reference"), instants: FilmInstants
  ) {
    var drawing = FrameDrawing(prefix: identifier)
    let wanted = RunPictures(of: reference)
    let seen = learner.map { RunPictures(of: $0) }
    var rows: [FilmstripRow] = []
    var found: [FrameDifference] = []
    let outcomes = (learner?.transitions ?? [], reference.transitions)
    for moments in instants.acts {
      let crop = Self.crop(of: [wanted, seen].compactMap(\.self), at: moments)
      let lower = Self.frames(of: wanted, at: moments, with: &drawing)
      var captions = moments
      if let seen {
        var upper = Self.frames(of: seen, at: moments, with: &drawing)
        for index in upper.indices where !upper[index].isPast {
          let instant = moments[index].instant
          upper[index].differences = FrameDifference.seen(
            seen.difference(at: instant, from: wanted, at: instant), upper[index].looks,
            lower[index].looks, at: instant)
          // Of what is wrong at an instant, there may be nothing to see.
          if upper[index].differences.isEmpty { captions[index].isPoint = false }
          // The captions of both rows are the reference's, whose transition may have come to another end.
          if let outcome = Self.outcome(of: outcomes.1, at: instant),
            outcome != Self.outcome(of: outcomes.0, at: instant)
          {
            captions[index].caption = "\(names.1): \(captions[index].caption)"
          }
          found += upper[index].differences
        }
        rows.append(FilmstripRow(name: names.0, frames: upper, crop: crop))
      }
      let name = learner == nil ? "" : names.1
      rows.append(FilmstripRow(name: name, frames: lower, moments: captions, crop: crop))
    }
    differences = Self.sentences(found)
    svg = FilmstripLayout(rows: rows, screen: reference.screen)
      .svg(title: title, definitions: drawing.definitions)
  }

  /// Whether the transition that was under way last has completed; `nil` while it is under way.
  private static func outcome(of transitions: [Transition], at instant: Double) -> Bool? {
    guard let last = transitions.last(where: { $0.began <= instant }), let ended = last.ended,
      ended <= instant
    else { return nil }
    return last.completed
  }

  /// The part of the screen in which something moves; `nil` for the whole screen, if it is most of it
  /// or the device turns.
  private static func crop(
    of runs: [RunPictures], at moments: [FilmInstants.Moment]
  ) -> Rectangle? {
    var area: Rectangle?
    for run in runs {
      let instants = moments.map(\.instant).filter {
        $0 <= run.history.timeline.end + FilmInstants.shownAfterEnd
      }
      guard let first = instants.first else { continue }
      for instant in instants {
        guard run.list(at: instant).size == run.list(at: first).size,
          let difference = run.difference(at: instant, at: first)
        else { return nil }
        guard let change = difference.area else { continue }
        area = area?.union(change) ?? change
      }
    }
    guard let area, let screen = runs.first?.history.timeline.screen else { return nil }
    let margin = max(screen.width, screen.height) * 0.06
    let (width, height) = (
      max(area.width + 2 * margin, screen.width * 0.4),
      max(area.height + 2 * margin, screen.height * 0.3)
    )
    guard width * height < screen.width * screen.height * 0.6 else { return nil }
    func begin(_ middle: Double, _ length: Double, _ whole: Double) -> Double {
      max(0, min(middle - length / 2, whole - length))
    }
    let size = Size(width: min(width, screen.width), height: min(height, screen.height))
    return Rectangle(
      origin: Point(
        x: begin(area.center.x, size.width, screen.width),
        y: begin(area.center.y, size.height, screen.height)), size: size)
  }

  private static func frames(
    of pictures: RunPictures, at moments: [FilmInstants.Moment],
    with drawing: inout FrameDrawing
  ) -> [FilmstripRow.Frame] {
    let (history, run) = (pictures.history, pictures.history.timeline)
    return moments.map { moment in
      let content = drawing.frame(of: history.tree(at: moment.instant), at: moment.instant)
      return FilmstripRow.Frame(
        content: content, screen: drawing.screen ?? run.screen, looks: drawing.looks,
        fingers: run.fingers(at: moment.instant),
        // There is nothing to show after the program was stopped.
        isPast: moment.instant > run.end + FilmInstants.shownAfterEnd)
    }
  }

  private static func sentences(_ differences: [FrameDifference]) -> [String] {
    var seen: Set<String> = []
    // Only the first difference of each layer: later ones usually follow from it.
    let first = differences.filter { seen.insert($0.name).inserted }
    // A bar is laid out by UIKit: that it differs follows from what the answer does.
    return (first.filter { !$0.isInBar } + first.filter(\.isInBar)).prefix(4).map { difference in
      "At \(instantText(difference.instant)), \(difference.name.prefix(60)): \(difference.text)."
    }
  }
}

/// A row of frames of one run.
struct FilmstripRow {
  struct Frame {
    var content: String
    /// In points.
    var screen: Size
    var looks: [String: FrameDrawing.Look]
    /// The locations of fingers, in the window's coordinates.
    var fingers: [Point]
    /// Whether the run had ended before this frame's instant.
    var isPast: Bool
    var differences: [FrameDifference] = []
  }

  /// Empty if there is only one run.
  var name: String
  var frames: [Frame]
  /// The captions below the frames; empty for a row that shares those of the next row.
  var moments: [FilmInstants.Moment] = []
  /// The part of the screen that is shown; `nil` for all of it.
  var crop: Rectangle?
}

extension Timeline {
  /// The locations of fingers on the screen, also for 0.06 seconds after they were lifted.
  func fingers(at instant: Double) -> [Point] {
    var down: [Int: Point] = [:]
    var lifted: [Int: Double] = [:]
    for touch in touches where touch.instant <= instant + LayerTreeHistory.tolerance {
      down[touch.content.finger] = touch.content.location
      let isDown = touch.content.phase == .began || touch.content.phase == .moved
      lifted[touch.content.finger] = isDown ? .infinity : touch.instant + 0.06
    }
    return down.filter { lifted[$0.key, default: 0] >= instant }
      .sorted { $0.key < $1.key }.map(\.value)
  }
}

/// Formats an instant: "0.30 s".
func instantText(_ instant: Double) -> String {
  guard instant.isFinite else { return "no time" }
  let hundredths = Int((max(0, min(1e6, instant)) * 100).rounded())
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
}

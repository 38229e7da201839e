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
  /// At most four sentences about the differences, the earliest first.
  public let differences: [String]

  /// Draws one run.
  ///
  /// - Parameters:
  ///   - run: The timeline to draw.
  ///   - identifier: Unique on the page; letters, digits and hyphens.
  ///   - title: What the drawing shows, for screen readers.
  ///   - acts: The greatest number of transitions that are shown.
  public init(of run: Timeline, identifier: String, title: String, acts: Int = 3) {
    self.init(learner: nil, reference: run, identifier: identifier, title: title, acts: acts)
  }

  /// Draws a learner's run above the reference run; see ``init(of:identifier:title:acts:)``.
  public init(
    learner: Timeline?, reference: Timeline, identifier: String, title: String, acts: Int = 3,
    names: (String, String) = ("Yours", "Reference")
  ) {
    var drawing = FrameDrawing(prefix: identifier)
    let acts = FilmInstants(of: reference, acts: acts, with: &drawing).acts
    var rows: [FilmstripRow] = []
    var found: [FrameDifference] = []
    for moments in acts {
      let wanted = Self.frames(of: reference, at: moments, with: &drawing)
      if let learner {
        var seen = Self.frames(of: learner, at: moments, with: &drawing)
        for index in seen.indices {
          seen[index].differences = FrameDifference.between(
            seen[index].looks, and: wanted[index].looks, at: moments[index].instant)
          if !seen[index].isPast { found += seen[index].differences }
        }
        rows.append(FilmstripRow(name: names.0, frames: seen))
      }
      let name = learner == nil ? "" : names.1
      rows.append(FilmstripRow(name: name, frames: wanted, moments: moments))
    }
    differences = Self.sentences(found)
    svg = FilmstripLayout(rows: rows, screen: reference.screen)
      .svg(title: title, definitions: drawing.definitions)
  }

  private static func frames(
    of run: Timeline, at moments: [FilmInstants.Moment], with drawing: inout FrameDrawing
  ) -> [FilmstripRow.Frame] {
    let history = LayerTreeHistory(run)
    return moments.map { moment in
      let content = drawing.frame(of: history.tree(at: moment.instant), at: moment.instant)
      return FilmstripRow.Frame(
        content: content, screen: drawing.screen ?? run.screen, looks: drawing.looks,
        fingers: run.fingers(at: moment.instant),
        // There is nothing to show after the program was stopped.
        isPast: moment.instant > run.end + 0.02)
    }
  }

  private static func sentences(_ differences: [FrameDifference]) -> [String] {
    var seen: Set<String> = []
    // Only the first difference of each layer: later ones usually follow from it.
    let first = differences.filter { seen.insert($0.name).inserted }
    return first.prefix(4).map { difference in
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

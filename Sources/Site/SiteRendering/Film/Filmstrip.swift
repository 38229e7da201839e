import Markdown
import Motion
import Record

/// One or two runs as rows of frames on one clock, in one SVG.
///
/// With two runs, the upper is the learner's and the lower the reference: both are shown at the
/// instants that matter in the reference, and what is different is marked and said.
public struct Filmstrip {
  /// The drawing; its text is an alternative for those who do not see it.
  public let svg: String
  /// What is different, first things first; at most a few sentences.
  public let differences: [String]

  /// Draws one run.
  ///
  /// - Parameters:
  ///   - run: Its record.
  ///   - identifier: Unique on the page; letters, digits and hyphens.
  ///   - title: What the drawing shows, for those who do not see it.
  ///   - acts: How many transitions are shown at most.
  public init(of run: Timeline, identifier: String, title: String, acts: Int = 3) {
    self.init(learner: nil, reference: run, identifier: identifier, title: title, acts: acts)
  }

  /// Draws a learner's run above the reference; the rest is as for one run.
  public init(
    learner: Timeline?, reference: Timeline, identifier: String, title: String, acts: Int = 3
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
        rows.append(FilmstripRow(name: "Yours", frames: seen))
      }
      let name = learner == nil ? "" : "Reference"
      rows.append(FilmstripRow(name: name, frames: wanted, moments: moments))
    }
    differences = Self.sentences(found)
    svg = FilmstripLayout(rows: rows, screen: reference.screen)
      .svg(title: title, definitions: drawing.definitions)
  }

  private static func frames(
    of run: Timeline, at moments: [FilmInstants.Moment], with drawing: inout FrameDrawing
  ) -> [FilmstripRow.Frame] {
    var reel = TimelineReel(run)
    return moments.map { moment in
      reel.wind(to: moment.instant)
      let content = drawing.frame(of: reel.tree, at: moment.instant)
      return FilmstripRow.Frame(
        content: content, screen: drawing.screen ?? run.screen, looks: drawing.looks,
        fingers: run.fingers(at: moment.instant),
        // Nothing can be shown of the time after a program was stopped.
        isPast: moment.instant > run.end + 0.02)
    }
  }

  private static func sentences(_ differences: [FrameDifference]) -> [String] {
    var seen: Set<String> = []
    // The first instant of each layer says most; what follows from it would only repeat it.
    let first = differences.filter { seen.insert($0.name).inserted }
    return first.prefix(4).map { difference in
      "At \(instantText(difference.instant)), \(difference.name.prefix(60)): \(difference.text)."
    }
  }
}

/// A row of frames that belong to one run.
struct FilmstripRow {
  struct Frame {
    var content: String
    /// In points.
    var screen: Size
    var looks: [String: FrameDrawing.Look]
    /// Where fingers touch the screen.
    var fingers: [Point]
    /// Whether the run had ended before.
    var isPast: Bool
    var differences: [FrameDifference] = []
  }

  /// Empty where there is only one run.
  var name: String
  var frames: [Frame]
  /// What stands below the frames; empty for a row whose frames are those of the next one.
  var moments: [FilmInstants.Moment] = []
}

extension Timeline {
  /// Where fingers are on the screen; a finger is shown for a moment after it was lifted.
  func fingers(at instant: Double) -> [Point] {
    var down: [Int: Point] = [:]
    var lifted: [Int: Double] = [:]
    for touch in touches where touch.instant <= instant + 1e-9 {
      down[touch.content.finger] = touch.content.location
      let isDown = touch.content.phase == .began || touch.content.phase == .moved
      lifted[touch.content.finger] = isDown ? .infinity : touch.instant + 0.06
    }
    return down.filter { lifted[$0.key, default: 0] >= instant }
      .sorted { $0.key < $1.key }.map(\.value)
  }
}

/// "0.30 s".
func instantText(_ instant: Double) -> String {
  guard instant.isFinite else { return "no time" }
  let hundredths = Int((max(0, min(1e6, instant)) * 100).rounded())
  let rest = hundredths % 100
  return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
}

import Markdown
import Motion
import Record

/// Runs, one after the other, as an animated SVG without script, and a still picture of the same size.
///
/// Both are separate files, so that pages stay small and can forbid inline styles. The movie loops
/// for ever: pages have to offer a way to stop it.
struct Movie {
  /// An SVG document that shows one frame after the other, by a CSS animation.
  let moving: String
  /// An SVG document with a frame from the middle of the first run's first transition.
  let still: String
  /// The size of both pictures, in pixels.
  let size: Size
  /// Seconds until the movie starts over.
  let duration: Double

  private static let largest = Size(width: 260, height: 480)

  /// Makes a movie of runs.
  ///
  /// - Parameters:
  ///   - runs: The timelines to show.
  ///   - title: A description of the movie for screen readers.
  init(of runs: [Timeline], title: String) {
    var drawing = FrameDrawing(prefix: "m", sharesLayers: true, budget: 600_000)
    let frames = runs.flatMap { MovieFrames(of: $0, with: &drawing).frames }
    let canvas = Self.canvas(of: frames)
    let scale = min(Self.largest.width / canvas.width, Self.largest.height / canvas.height)
    size = Size(
      width: (canvas.width * scale).rounded(), height: (canvas.height * scale).rounded())
    duration = Double(frames.count) / MovieFrames.rate
    let document = Document(title: title, canvas: canvas, size: size)
    let uses = frames.enumerated().map { index, frame in
      let content = Self.screen(frame, on: canvas)
      let identifier = drawing.definitions.identifier(of: "g", content: content)
      // A negative delay: each frame is in the middle of its turn when the movie begins.
      let delay = Double(index - frames.count) / MovieFrames.rate
      return
        "<use class=\"turn\" href=\"#\(identifier)\" style=\"animation-delay:\(svg(delay))s\"/>"
    }
    moving = document.svg(
      style: Self.style(frames: frames.count, seconds: duration), drawing.definitions,
      uses.joined())
    still = runs.first.map { Self.still(of: $0, document) } ?? ""
  }

  /// Each frame stays visible, below the next one, until that one's turn is over: there is never a
  /// moment without a frame.
  private static func style(frames: Int, seconds: Double) -> String {
    let share = svg(factor: min(200 / Double(max(frames, 1)), 100))
    // Who wants nothing to move sees one frame from the middle.
    return ".turn{visibility:hidden;animation:turn \(svg(seconds))s step-end infinite}"
      + "@keyframes turn{0%{visibility:visible}\(share)%{visibility:hidden}}"
      + "@media(prefers-reduced-motion:reduce){.turn{animation:none}"
      + ".turn:nth-of-type(\(frames / 2 + 1)){visibility:visible}}"
  }

  private static func still(of run: Timeline, _ document: Document) -> String {
    var drawing = FrameDrawing(prefix: "s")
    let moments = FilmInstants(of: RunPictures(of: run), acts: 1).acts.first ?? []
    let instant = moments.isEmpty ? run.end : moments[moments.count / 2].instant
    let content = drawing.frame(of: run.tree(at: instant), at: instant)
    let frame = MovieFrames.Frame(
      content: content, screen: drawing.screen ?? run.screen, fingers: run.fingers(at: instant))
    return document.svg(
      style: "", drawing.definitions, Self.screen(frame, on: document.canvas))
  }

  /// The smallest size that holds every frame, in points: a device can be rotated.
  private static func canvas(of frames: [MovieFrames.Frame]) -> Size {
    Size(
      width: max(frames.map(\.screen.width).max() ?? 0, 1),
      height: max(frames.map(\.screen.height).max() ?? 0, 1))
  }

  private static func screen(_ frame: MovieFrames.Frame, on canvas: Size) -> String {
    let box = Rectangle(
      x: (canvas.width - frame.screen.width) / 2, y: (canvas.height - frame.screen.height) / 2,
      width: frame.screen.width, height: frame.screen.height)
    let fingers = frame.fingers.map { finger in
      "<circle class=\"finger\" cx=\"\(svg(finger.x))\" cy=\"\(svg(finger.y))\" r=\"22\"/>"
    }
    let view = "viewBox=\"0 0 \(svg(box.width)) \(svg(box.height))\""
    // The background hides the previous frame, which is still visible below this one.
    return
      "<rect \(Rectangle(x: 0, y: 0, width: canvas.width, height: canvas.height).svgAttributes)"
      + " fill=\"#000000\"/><svg \(box.svgAttributes) \(view)>\(frame.content)"
      + "\(fingers.joined())</svg>"
  }

  /// The SVG document around the frames of both pictures.
  private struct Document {
    let title: String
    let canvas: Size
    let size: Size

    func svg(style: String, _ definitions: SVGDefinitions, _ body: String) -> String {
      let view = "\(SiteRendering.svg(canvas.width)) \(SiteRendering.svg(canvas.height))"
      return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(view)\""
        + " width=\"\(SiteRendering.svg(size.width))\""
        + " height=\"\(SiteRendering.svg(size.height))\" role=\"img\">"
        + "<title>\(escapedForHTML(title))</title><style>"
        + "text{font-family:system-ui,-apple-system,\"Segoe UI\",\"Noto Sans\",sans-serif}"
        + ".finger{fill:#282828;fill-opacity:.35;stroke:#fff;stroke-opacity:.8;stroke-width:6}"
        + ".alpha{mask-type:alpha}\(style)</style><defs>\(definitions.markup)</defs>\(body)</svg>\n"
    }
  }
}

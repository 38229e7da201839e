import Chapters
import Checking
import Compiling
import Foundation
import Motion
import Record
import Sandboxing
import Testing

@testable import SiteRendering

/// The films of the book, played by the player in a browser, beside the sampler.
@Suite(
  "The player shows the book's films as the sampler does",
  .enabled(
    if: Chromium() != nil && FileManager.default.fileExists(atPath: products + "/program-host"),
    "Needs Chromium and what bin/build builds."),
  .timeLimit(.minutes(5)))
struct BookFilmsTests {
  /// A fade, a picture on a spring, corners on another, a mask that grows by a transform in space, what a
  /// finger drives, flights along a path, and a spring that takes over from a finger.
  private static let exercises = [
    "ch17.fade-in", "ch17.pop", "ch17.corner-radius", "ch18.grow", "ch19.scrub", "ch23.group",
    "ch24.decide",
  ]
  private static let instants = 50

  /// What the browser found at all instants of a film.
  private struct Found: Decodable {
    /// How many elements were compared.
    var elements: Int
    /// The largest distance of a corner of an element, in points.
    var distance: Double
    /// The largest difference of a fill, a stroke or a colour of a gradient, in 255ths.
    var color: Double
    /// The largest difference of an opacity, from 0 to 1.
    var opacity: Double
    /// Instants at which the elements are not the same.
    var strangers: [String]
    /// The colours at each instant: red, green and blue of points, or an empty list at an edge.
    var points: [[[Int]]]
  }

  /// The reference runs of these exercises, or of all that are shown as films.
  private func runs(
    of identifiers: [String]? = nil
  ) async throws -> [(exercise: Exercise, run: Run)] {
    let book = try identifiers.map { try Book(folder: package, for: $0) } ?? Book(folder: package)
    let scratch = FileManager.default.temporaryDirectory.path + "/films-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let compiler = Compiler(
      toolchain: try await Toolchain.find(), products: try EngineProducts(folder: products),
      sandbox: SharedSandbox(scratch: scratch),
      cache: ContentCache(
        folder: package + "/.workbook/cache", key: .kept(in: scratch)))
    let judge = Judge(compiler: compiler, workers: Workers(2))
    let exercises = identifiers.map { $0.compactMap { book.exercise($0) } } ?? book.exercises
    let runs = try await judge.references(for: exercises, in: book)
    return exercises.compactMap { exercise in
      runs[exercise.id]?.first.map { (exercise, $0.withoutEncore) }
    }
  }

  /// Instants within a film's movements, and away from its commits.
  private func instants(of trace: Trace) -> [Double] {
    let length = trace.movements.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    return (0..<Self.instants).compactMap { number in
      var rest = (Double(number) + 0.371) / Double(Self.instants) * length
      for movement in trace.movements {
        let part = movement.upperBound - movement.lowerBound
        if rest < part { return ((movement.lowerBound + rest) * 1e4).rounded() / 1e4 }
        rest -= part
      }
      return nil
    }
  }

  /// The points of a grid at which colours are compared, off the middle of pixels of usual edges.
  private func grid(on screen: Size) -> [Point] {
    stride(from: 7.5, to: screen.height, by: 31).flatMap { y in
      stride(from: 6.5, to: screen.width, by: 29).map { Point(x: $0, y: y) }
    }
  }

  @Test("At fifty instants each: corners within half a point, and the sampler's colours")
  func films() async throws {
    let films = try await runs(of: Self.exercises)
    try #require(films.count == Self.exercises.count)
    let chromium = try #require(Chromium())
    for (exercise, run) in films {
      let history = LayerTreeHistory(run.timeline)
      let instants = instants(of: Trace(of: run.timeline, prefix: "t"))
      #expect(instants.count == Self.instants)
      let grid = grid(on: run.timeline.screen)
      let found = try compare(exercise, run, history, instants, grid, in: chromium)
      // What is drawn is what the sampler says, whatever the drawing was made with.
      var (compared, different) = (0, 0)
      for (index, instant) in instants.enumerated() {
        let list = DisplayList(of: history.tree(at: instant), at: instant)
        for (point, seen) in zip(grid, found.points[index]) where !seen.isEmpty {
          let color = list.color(at: point)
          let wanted = [color.red, color.green, color.blue].map { $0 * color.alpha * 255 }
          compared += 1
          if zip(seen, wanted).contains(where: { abs(Double($0) - $1) > 3 }) { different += 1 }
        }
      }
      #expect(compared > grid.count * instants.count / 2, "\(exercise.id)")
      // Up to one in seventy-five does: what a browser blurs or writes, the sampler has in one colour.
      #expect(different * 50 <= compared, "\(exercise.id): \(different) of \(compared) differ")
    }
  }

  /// Without a browser, which takes seconds for each film: the lines that a film is made of, and not what a
  /// player makes of them.
  @Test("All films, at fifty instants each: what the drawings have, and their numbers")
  func lines() async throws {
    let films = try await runs()
    try #require(films.count > 70)
    for (exercise, run) in films {
      let history = LayerTreeHistory(run.timeline)
      let trace = Trace(of: run.timeline, prefix: "t")
      let screen = max(run.timeline.screen.width, run.timeline.screen.height)
      var found: [String] = []
      for instant in instants(of: trace) {
        var drawing = FrameDrawing(prefix: "t")
        let content = drawing.frame(of: history.tree(at: instant), at: instant)
        let definitions = drawing.definitions.markup
        let wanted = SVGPose(
          definitions.isEmpty ? content : "<defs>\(definitions)</defs>\(content)")
        let seen = try shownPose(of: trace, at: instant)
        guard seen.form == wanted.form else {
          found.append("\(instant): other parts")
          continue
        }
        for (index, tolerance) in wanted.tolerances.enumerated() {
          let distance = abs(seen.numbers[index] - wanted.numbers[index])
          let limit =
            switch tolerance {
            case SVGPose.factorTolerance: 0.5 / screen
            case SVGPose.opacityTolerance: 0.01
            case SVGPose.colorTolerance: 2.0
            default: 0.5
            }
          if distance > limit { found.append("\(instant): \(distance), at most \(limit)") }
        }
      }
      #expect(found == [], "\(exercise.id)")
    }
  }

  /// Expects of a film at instants what is drawn there.
  ///
  /// - Parameter grid: Points whose colours are asked for.
  private func compare(
    _ exercise: Exercise, _ run: Run, _ history: LayerTreeHistory, _ instants: [Double],
    _ grid: [Point], in chromium: Chromium
  ) throws -> Found {
    let drawings = instants.map { instant in
      var drawing = FrameDrawing(prefix: "t")
      let content = drawing.frame(of: history.tree(at: instant), at: instant)
      return "<defs>\(drawing.definitions.markup)</defs>\(content)"
    }
    let found = try find(
      ExerciseFilm(of: run, exercise), of: exercise, instants, drawings, grid, in: chromium)
    let name = "\(exercise.id): \(found.distance) points, \(found.color) of 255"
    #expect(found.strangers == [], "\(name)")
    #expect(found.elements > instants.count * 5, "\(name)")
    #expect(found.distance <= 0.5, "\(name)")
    #expect(found.color <= 2 && found.opacity <= 0.01, "\(name)")
    return found
  }

  /// Plays a film to instants, and puts what is drawn there beside the drawings of the same instants.
  private func find(
    _ film: ExerciseFilm, of exercise: Exercise, _ instants: [Double], _ drawings: [String],
    _ grid: [Point], in chromium: Chromium
  ) throws -> Found {
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        .replacing("<", with: "\\u003c")
    }
    let page = """
      <!doctype html><meta charset="utf-8"><link rel="stylesheet" href="file://\(siteFolder)/style.css">
      <script src="file://\(siteFolder)/player.js"></script>
      <script>\(String(decoding: film.script, as: UTF8.self))</script>
      <script>
      const instants = \(try json(instants)), drawings = \(try json(drawings));
      const grid = \(try json(grid.map { [$0.x, $0.y] }));
      </script>
      <workbook-player data-film="\(ExerciseFilm.file(of: exercise.id))"></workbook-player>
      <div id="beside"></div><pre id="out"></pre>
      <script>\(Self.comparison)</script>
      """
    let text = try chromium.text(of: page)
    return try JSONDecoder().decode(Found.self, from: Data(text.utf8))
  }

  private static let comparison = #"""
    const parts = svg => [...svg.querySelectorAll("*")].filter(part => !part.matches("defs"));
    const corners = part => {
      if (!part.getBBox || part.closest("defs")) return undefined;
      const { x, y, width, height } = part.getBBox(), to = part.getCTM();
      return to && [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(
        ([x, y]) => [to.a * x + to.c * y + to.e, to.b * x + to.d * y + to.f]);
    };
    const numbers = text => (text.match(/-?[\d.]+/g) || []).map(Number);
    const far = (one, other) => one.length !== other.length
      ? 1e9 : Math.max(0, ...one.map((value, index) => Math.abs(value - other[index])));
    // Definitions have no place of their own: their numbers are compared as points.
    const lengths = part => [...part.attributes]
      .filter(({ name }) => /^(x|y|r|rx|ry|cx|cy|width|height|d|points)$/.test(name))
      .flatMap(({ value }) => numbers(value));
    const colors = part => ["fill", "stroke", "stopColor"].flatMap(
      name => numbers(getComputedStyle(part)[name]).slice(0, 3));
    const opacities = part => ["opacity", "fillOpacity", "strokeOpacity", "stopOpacity"].map(
      name => +getComputedStyle(part)[name]);

    const canvas = document.createElement("canvas");
    const seen = async (svg, width, height) => {
      const copy = svg.cloneNode(true);
      copy.setAttribute("width", width); copy.setAttribute("height", height);
      const style = document.createElementNS(copy.namespaceURI, "style");
      style.textContent = ".alpha{mask-type:alpha}.film-finger{display:none}";
      copy.prepend(style);
      const image = new Image();
      const text = new XMLSerializer().serializeToString(copy);
      image.src = "data:image/svg+xml;base64," + btoa(unescape(encodeURIComponent(text)));
      await image.decode();
      [canvas.width, canvas.height] = [width, height];
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0, width, height);
      const pixels = context.getImageData(0, 0, width, height).data;
      const at = (x, y) => [...pixels.slice(4 * (y * width + x), 4 * (y * width + x) + 3)];
      return grid.map(([x, y]) => {
        [x, y] = [Math.floor(x), Math.floor(y)];
        const color = at(x, y);
        for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) {
          if (far(color, at(x + dx, y + dy)) > 2) return [];
        }
        return color;
      });
    };

    (async () => {
      const found = { elements: 0, distance: 0, color: 0, opacity: 0, strangers: [], points: [] };
      const player = document.querySelector("workbook-player");
      await player.open(false);
      const screen = player.runs[0], { side: width, height } = screen;
      for (const [index, instant] of instants.entries()) {
        player.seek(instant);
        const beside = document.createElementNS(screen.svg.namespaceURI, "svg");
        for (const name of ["class", "viewBox"]) beside.setAttribute(name, screen.svg.getAttribute(name));
        beside.innerHTML = `<svg width="${width}" height="${height}">${drawings[index]}</svg>`;
        document.getElementById("beside").replaceChildren(beside);
        const shown = parts(screen.shot.content).filter(part => !screen.fingers.contains(part));
        const wanted = parts(beside.firstChild);
        const names = list => list.map(part => part.localName).join(" ");
        if (names(shown) !== names(wanted)) {
          const place = shown.findIndex((part, at) => part.localName !== wanted[at]?.localName);
          found.strangers.push(`${instant}: ${shown.length} and ${wanted.length}, from ${place} on`);
        } else {
          shown.forEach((part, at) => {
            const [one, other] = [corners(part), corners(wanted[at])];
            found.elements += 1;
            found.distance = Math.max(found.distance, one && other
              ? far(one.flat(), other.flat()) : far(lengths(part), lengths(wanted[at])));
            found.color = Math.max(found.color, far(colors(part), colors(wanted[at])));
            found.opacity = Math.max(found.opacity, far(opacities(part), opacities(wanted[at])));
          });
        }
        found.points.push(await seen(screen.svg, width, height));
      }
      document.getElementById("out").textContent = "<" + JSON.stringify(found) + ">";
    })().catch(error => { document.getElementById("out").textContent = `<${error.stack}>`; });
    """#
}

private let package = URL(filePath: siteFolder).deletingLastPathComponent().path
private let products = package + "/.build/products/release"

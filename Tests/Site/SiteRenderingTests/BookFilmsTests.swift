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
///
/// `WORKBOOK_INSTANTS=50` plays each to fifty instants, which takes minutes.
@Suite(
  "The player shows the book's films as the sampler does",
  .enabled(
    if: Chromium() != nil && FileManager.default.fileExists(atPath: products + "/program-host"),
    "Needs Chromium and what bin/build builds."),
  .timeLimit(.minutes(40)))
struct BookFilmsTests {
  /// To how many instants each film is played in the browser.
  private static let played =
    ProcessInfo.processInfo.environment["WORKBOOK_INSTANTS"].flatMap { Int($0) } ?? 4
  /// How many films a page has, since it takes a browser a second to begin with one.
  private static let filmsOnAPage = 11

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

  /// A film at instants, and what is drawn there.
  private struct Take {
    var name: String
    /// The script with the film, and the address by which a player finds that.
    var script: String
    var address: String
    var history: LayerTreeHistory
    var instants: [Double]
    /// The points at which colours are compared.
    var grid: [Point]

    var drawings: [String] {
      instants.map { instant in
        var drawing = FrameDrawing(prefix: "t")
        let content = drawing.frame(of: history.tree(at: instant), at: instant)
        return "<defs>\(drawing.definitions.markup)</defs>\(content)"
      }
    }
  }

  /// The reference runs of all exercises that are shown as films.
  private func runs() async throws -> [(exercise: Exercise, run: Run)] {
    let book = try Book(folder: package)
    let scratch = FileManager.default.temporaryDirectory.path + "/films-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let compiler = Compiler(
      toolchain: try await Toolchain.find(), products: try EngineProducts(folder: products),
      sandbox: SharedSandbox(scratch: scratch),
      cache: ContentCache(
        folder: package + "/.workbook/cache", key: .kept(in: scratch)))
    let judge = Judge(compiler: compiler, workers: Workers(2))
    let runs = try await judge.references(for: book.exercises, in: book)
    return book.exercises.compactMap { exercise in
      runs[exercise.id]?.first.map { (exercise, $0.withoutEncore) }
    }
  }

  /// Instants within a film's movements, and away from its commits; the middle of one that stands still.
  private func instants(_ count: Int, of trace: Trace) -> [Double] {
    let length = trace.movements.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    guard length > 0 else { return [trace.end / 2] }
    return (0..<count).compactMap { number in
      var rest = (Double(number) + 0.371) / Double(count) * length
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

  @Test("Every film of the book: corners within half a point, and the sampler's colours")
  func films() async throws {
    let takes = try await runs().map { exercise, run in
      Take(
        name: exercise.id,
        script: String(decoding: ExerciseFilm(of: run, exercise).script, as: UTF8.self),
        address: ExerciseFilm.file(of: exercise.id), history: LayerTreeHistory(run.timeline),
        instants: instants(Self.played, of: Trace(of: run.timeline, prefix: "t")),
        grid: grid(on: run.timeline.screen))
    }
    try #require(takes.count > 70)
    #expect(takes.count { $0.instants.count == Self.played } > 70)
    for start in stride(from: 0, to: takes.count, by: Self.filmsOnAPage) {
      try await compare(Array(takes[start..<min(start + Self.filmsOnAPage, takes.count)]))
    }
  }

  @Test("Layers that are tilted with perspective, one of them seen from behind in the end")
  func tilted() async throws {
    let run = tiltingTimeline()
    let trace = Trace(of: run, prefix: "t")
    let take = Take(
      name: "tilted",
      script: PlayerContent(run: run, title: "Tilted", prefix: "t").script(name: "tilted.js"),
      address: "tilted.js", history: LayerTreeHistory(run), instants: instants(50, of: trace),
      grid: grid(on: run.screen))
    #expect(take.instants.count == 50)
    // It is a film in space: the nearer edge of a card is longer than the card.
    let heights = take.instants.compactMap { instant -> Double? in
      var drawing = FrameDrawing(prefix: "t")
      _ = drawing.frame(of: run.tree(at: instant), at: instant)
      return drawing.looks["card"]?.frame.height
    }
    #expect(heights.max() ?? 0 > 190)
    try await compare([take])
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
      for instant in instants(50, of: trace) {
        // Minutes of work: tests beside, with limits of time, get their turns.
        await Task.yield()
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

  /// Expects of films at instants what is drawn there.
  private func compare(_ takes: [Take]) async throws {
    let found = try await find(takes, in: try #require(Chromium()))
    try #require(found.count == takes.count)
    for (take, found) in zip(takes, found) {
      let name = "\(take.name): \(found.distance) points, \(found.color) of 255"
      #expect(found.strangers == [], "\(name)")
      #expect(found.elements > take.instants.count * 2, "\(name)")
      #expect(found.distance <= 0.5, "\(name)")
      #expect(found.color <= 2 && found.opacity <= 0.01, "\(name)")
      // What is drawn is what the sampler says, whatever the drawing was made with.
      var (compared, different) = (0, 0)
      for (index, instant) in take.instants.enumerated() {
        let list = DisplayList(of: take.history.tree(at: instant), at: instant)
        for (point, seen) in zip(take.grid, found.points[index]) where !seen.isEmpty {
          let color = list.color(at: point)
          let wanted = [color.red, color.green, color.blue].map { $0 * color.alpha * 255 }
          compared += 1
          if zip(seen, wanted).contains(where: { abs(Double($0) - $1) > 3 }) { different += 1 }
        }
      }
      #expect(compared > take.grid.count * take.instants.count / 2, "\(take.name)")
      // What a browser blurs, or writes beyond the box of its text, the sampler has in one colour.
      #expect(different * 50 <= compared, "\(take.name): \(different) of \(compared) differ")
    }
  }

  /// Plays films to instants, and puts what is drawn there beside the drawings of the same instants.
  private func find(_ takes: [Take], in chromium: Chromium) async throws -> [Found] {
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        .replacing("<", with: "\\u003c")
    }
    let films = try takes.map { take in
      let grid = take.grid.map { [$0.x, $0.y] }
      return "{address: \(try json(take.address)), instants: \(try json(take.instants)), "
        + "drawings: \(try json(take.drawings)), grid: \(try json(grid))}"
    }
    let page = """
      <!doctype html><meta charset="utf-8"><link rel="stylesheet" href="file://\(siteFolder)/style.css">
      <script src="file://\(siteFolder)/player.js"></script>
      <script>\(takes.map(\.script).joined())</script>
      <script>
      const films = [\(films.joined(separator: ",\n"))];
      </script>
      <div id="film"></div>
      <div id="beside"></div><pre id="out"></pre>
      <script>\(Self.comparison)</script>
      """
    let text = try await chromium.text(of: page)
    do {
      return try JSONDecoder().decode([Found].self, from: Data(text.utf8))
    } catch { throw Chromium.Failure(description: String(text.prefix(1_000))) }
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
    // Definitions have no place of their own: their numbers are compared as points. A player sets those that
    // move last.
    const lengths = part => [...part.attributes].sort((one, other) => one.name < other.name ? -1 : 1)
      .filter(({ name }) => /^(x|y|r|rx|ry|cx|cy|width|height|d|points)$/.test(name))
      .flatMap(({ value }) => numbers(value));
    const colors = part => ["fill", "stroke", "stopColor"].flatMap(
      name => numbers(getComputedStyle(part)[name]).slice(0, 3));
    const opacities = part => ["opacity", "fillOpacity", "strokeOpacity", "stopOpacity"].map(
      name => +getComputedStyle(part)[name]);

    // Text is in the sampler a surface of one colour.
    const written = svg => [...svg.querySelectorAll("text")].map(text => {
      const { x, y, width, height } = text.getBBox();
      const to = svg.getScreenCTM().inverse().multiply(text.getScreenCTM());
      const all = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(
        ([x, y]) => [to.a * x + to.c * y + to.e, to.b * x + to.d * y + to.f]);
      const [across, along] = [all.map(([x]) => x), all.map(([, y]) => y)];
      return ([x, y]) => x > Math.min(...across) - 4 && x < Math.max(...across) + 4
        && y > Math.min(...along) - 4 && y < Math.max(...along) + 4;
    });

    const canvas = document.createElement("canvas");
    const seen = async (svg, grid, width, height) => {
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
      const texts = written(svg);
      return grid.map(([x, y]) => {
        if (texts.some(covers => covers([x, y]))) return [];
        [x, y] = [Math.floor(x), Math.floor(y)];
        const color = at(x, y);
        for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) {
          if (far(color, at(x + dx, y + dy)) > 2) return [];
        }
        return color;
      });
    };

    const compare = async ({ address, instants, drawings, grid }) => {
      const found = { elements: 0, distance: 0, color: 0, opacity: 0, strangers: [], points: [] };
      const player = document.createElement("workbook-player");
      player.setAttribute("data-film", address);
      document.getElementById("film").replaceChildren(player);
      await player.open(false);
      const screen = player.runs[0], { side: width, height } = screen;
      for (const [index, instant] of instants.entries()) {
        player.seek(instant);
        const beside = document.createElementNS(screen.svg.namespaceURI, "svg");
        for (const name of ["class", "viewBox"]) beside.setAttribute(name, screen.svg.getAttribute(name));
        // A device that is turned is in the middle of a square.
        const place = { x: 0, y: 0, width: 0, height: 0 };
        for (const name in place) place[name] = +screen.shot.content.getAttribute(name);
        const box = Object.entries(place).map(([name, value]) => `${name}="${value}"`).join(" ");
        beside.innerHTML = `<svg ${box}>${drawings[index]}</svg>`;
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
        found.points.push(await seen(
          screen.svg, grid.map(([x, y]) => [x + place.x, y + place.y]), width, height));
      }
      return found;
    };

    (async () => {
      const all = [];
      for (const film of films) all.push(await compare(film));
      document.getElementById("out").textContent = "<" + JSON.stringify(all) + ">";
    })().catch(error => { document.getElementById("out").textContent = `<${error.stack}>`; });
    """#
}

private let package = URL(filePath: siteFolder).deletingLastPathComponent().path
private let products = package + "/.build/products/release"

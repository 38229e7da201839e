import Foundation
import Motion

/// Headless Chromium as a rasteriser of SVG, to compare with.
struct Chromium {
  private let program: String

  /// `nil` if none is installed: Debian's packages are `chromium-headless-shell` and `chromium`.
  init?() {
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    program = found
  }

  /// A picture in pixels of red, green and blue, row by row.
  struct Pixels {
    var width: Int
    var height: Int
    var components: [UInt8]
  }

  /// A browser that does not do what is asked.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Draws SVG documents on black, a pixel for each point.
  func pixels(of documents: [(svg: String, size: Size)]) async throws -> [Pixels] {
    let pictures = documents.map { document in
      let data = Data(document.svg.utf8).base64EncodedString()
      return "[\"\(data)\",\(Int(document.size.width)),\(Int(document.size.height))]"
    }
    let page = """
      <!doctype html><meta charset="utf-8"><pre id="out"></pre><script>
      const pictures = [\(pictures.joined(separator: ",\n"))];
      (async () => {
        const lines = [];
        for (const [data, width, height] of pictures) {
          const image = new Image();
          image.src = "data:image/svg+xml;base64," + data;
          await image.decode();
          const canvas = document.createElement("canvas");
          canvas.width = width; canvas.height = height;
          const context = canvas.getContext("2d");
          context.fillRect(0, 0, width, height);
          context.drawImage(image, 0, 0, width, height);
          const pixels = context.getImageData(0, 0, width, height).data;
          let text = "";
          for (let i = 0; i < pixels.length; i += 4)
            text += String.fromCharCode(pixels[i], pixels[i + 1], pixels[i + 2]);
          lines.push(btoa(text));
        }
        document.getElementById("out").textContent = "<" + lines.join("|") + ">";
      })();
      </script>
      """
    let lines = try await text(of: page).split(separator: "|")
    guard lines.count == documents.count else {
      throw Failure(description: "\(program) drew \(lines.count) of \(documents.count) pictures")
    }
    return zip(documents, lines).map { document, line in
      Pixels(
        width: Int(document.size.width), height: Int(document.size.height),
        components: [UInt8](Data(base64Encoded: String(line)) ?? Data()))
    }
  }

  /// What a page's script has written into its element `out`, between angle brackets.
  func text(of page: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "seen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    let output = try await run([
      "--headless", "--no-sandbox", "--disable-gpu", "--force-color-profile=srgb",
      "--user-data-dir=\(folder.path)/profile", "--virtual-time-budget=600000", "--dump-dom",
      file.absoluteString,
    ])
    guard let start = output.range(of: "id=\"out\">&lt;"),
      let end = output.range(of: "&gt;</pre>", range: start.upperBound..<output.endIndex)
    else { throw Failure(description: "\(program) drew nothing: \(output.suffix(300))") }
    return String(output[start.upperBound..<end.lowerBound]).replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  /// Waits on a thread of its own: tests share as many as there are cores, and those beside would stand still.
  private func run(_ arguments: [String]) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try output(arguments) })
      }
    }
  }

  private func output(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

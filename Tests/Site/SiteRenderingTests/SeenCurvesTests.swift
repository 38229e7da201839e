import Foundation
import Motion
import Testing

/// `cubic-bezier` of Chromium's animations, and the curves of ``Motion``.
@Suite(
  "Curves agree with Chromium's",
  .enabled(
    if: Chromium() != nil,
    "There is no Chromium here. bin/test installs one: apt-get install chromium-headless-shell."),
  .timeLimit(.minutes(2)))
struct SeenCurvesTests {
  private static let named = [
    CubicCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .standard,
  ]
  /// Curves that begin or end upright, that leave 0 to 1, and that nearly stand still in between.
  private static let others = [
    CubicCurve(0, 0, 0, 1), CubicCurve(1, 0, 1, 1), CubicCurve(0, 1, 1, 0),
    CubicCurve(1, 0, 0, 1), CubicCurve(0.5, -1, 0.5, 2), CubicCurve(0.68, -0.55, 0.265, 1.55),
    CubicCurve(0.2, 3, 0.1, -2), CubicCurve(0.9, 0.1, 0.05, 0.98),
    CubicCurve(0.33, 0.33, 0.67, 0.67), CubicCurve(0, 0.5, 1, 0.5),
  ]

  /// In time and in progress: Chromium's search ends when the time is right to 1e-7 (`kBezierEpsilon` of
  /// ui/gfx/geometry/cubic_bezier.cc), or after a few steps of Newton's method.
  private static let tolerance = 1e-6

  @Test("Fifty instants of fifteen curves have the progress of a paused animation there")
  func instants() async throws {
    let chromium = try #require(Chromium())
    let curves = Self.named + Self.others
    let instants = (0..<50).map { (Double($0) + 0.5) / 50 }
    let progress = try await seen(curves, at: instants, in: chromium)
    #expect(progress.count == curves.count)
    for (curve, seen) in zip(curves, progress) {
      #expect(seen.count == instants.count)
      for (instant, seen) in zip(instants, seen) {
        let own = curve.value(at: instant)
        // How far the progress moves while the time does by the tolerance.
        let near = [instant - Self.tolerance, instant + Self.tolerance].map {
          abs(curve.value(at: $0) - own)
        }
        #expect(
          abs(own - seen) <= Self.tolerance + (near.max() ?? 0),
          "\(curve) at \(instant): \(own), in Chromium \(seen)")
      }
    }
  }

  /// The progress of a paused animation of a second, by curves and instants.
  private func seen(
    _ curves: [CubicCurve], at instants: [Double], in chromium: Chromium
  ) async throws -> [[Double]] {
    let points = curves.map { "[\($0.x1),\($0.y1),\($0.x2),\($0.y2)]" }
    let page = """
      <!doctype html><meta charset="utf-8"><pre id="out"></pre><script>
      const curves = [\(points.joined(separator: ","))];
      const instants = [\(instants.map { "\($0)" }.joined(separator: ","))];
      const rows = curves.map((points) => {
        const animation = document.body.animate(
          [{ opacity: 0 }, { opacity: 1 }],
          { duration: 1000, easing: "cubic-bezier(" + points.join(",") + ")" });
        animation.pause();
        return instants.map((instant) => {
          animation.currentTime = instant * 1000;
          return animation.effect.getComputedTiming().progress;
        }).join(" ");
      });
      document.getElementById("out").textContent = "<" + rows.join("|") + ">";
      </script>
      """
    return try await chromium.text(of: page).split(separator: "|").map { row in
      row.split(separator: " ").compactMap { Double($0) }
    }
  }
}

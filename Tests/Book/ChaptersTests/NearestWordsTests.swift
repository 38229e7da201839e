import Testing

@testable import Chapters

@Suite("Words that are meant by misspelt ones")
struct NearestWordsTests {
  @Test(
    "A word is near if few letters differ, or if it contains the misspelt one",
    arguments: [
      ("fade", ["fade-in", "fades", "face", "pop"], ["face", "fades", "fade-in"]),
      ("refade", ["fade", "reveal"], ["fade"]), ("fdae", ["fade", "pop"], ["fade"]),
      ("FADE", ["fade"], ["fade"]), ("in", ["fade-in", "on"], ["on"]),
      ("caf\u{E9}", ["cafe", "cafe\u{301}", "x"], ["cafe\u{301}", "cafe"]),
      ("", ["ab", "abc"], ["ab"]),
    ])
  func near(word: String, words: [String], found: [String]) {
    #expect(NearestWords.to(word, among: words) == found)
  }

  @Test("A limit changes no distance within it, and every other one stays above it")
  func limited() {
    var state: UInt64 = 20_261_128
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    func word() -> [Character] { (0..<next(9)).map { _ in ["a", "b", "c"][next(3)] } }
    for _ in 0..<2_000 {
      let (first, second, limit) = (word(), word(), next(5))
      let distance = NearestWords.distance(first, second)
      let limited = NearestWords.distance(first, second, within: limit)
      #expect(distance <= limit ? limited == distance : limited > limit)
    }
  }
}

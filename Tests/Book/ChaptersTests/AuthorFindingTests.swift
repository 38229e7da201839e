import Markdown
import Testing

@testable import Chapters

/// The findings in a chapter with marks, a line each: the mark and the code with its words.
private func findings(_ marked: String, except ignored: [String] = standing) -> [String] {
  let text = MarkedText(marked)
  var reader = ChapterReader(
    document: MarkdownDocument(text.text), file: "chapters/ch01-fade.md")
  let chapter = reader.chapter()
  let all = (reader.findings + LinkChecker([chapter]).findings)
    .sorted { $0.position < $1.position }
  return all.filter { !ignored.contains($0.error.code) }
    .map { "\(text.mark(at: $0.position)) \($0.error.code): \($0.error.sentence)" }
}

/// Codes that these short texts are not about.
private let standing = ["exercise-lacks", "no-title", "missing-front-matter"]

@Suite("Findings for authors")
struct AuthorFindingTests {
  @Test("An unknown role, key or word is found with the nearest that exists")
  func words() {
    #expect(
      findings(
        """
        ```swift 1️⃣exmaple
        ```
        ## A
        ```swift exercise fade 2️⃣point=10 3️⃣again
        ```
        4️⃣```swift
        ```
        ```yaml scenario 5️⃣Tap
        - tap: a
        ```
        ```6️⃣yaml check fade
        ```
        ```diff
        ```
        ```text anything goes=here
        ```
        > 7️⃣```swift check fade
        > ```
        8️⃣```swift ignore
        ```
        """, except: standing + ["missing-points"]) == [
          "1 unknown-role: There is no role exmaple. Did you mean example?",
          "2 unknown-key: There is no key point here. Did you mean points?",
          "3 stray-word: The word again has no meaning here. Remove it.",
          "4 plain-swift: Swift code needs a role: example, or ignore with reason=\"…\" "
            + "if it cannot compile.",
          "5 bad-name: Tap is not a valid name. Use lower-case letters, digits and single hyphens.",
          "6 wrong-language: A check is written in swift, not in yaml.",
          "7 nested-fence: A fence with the role check has to start at the margin, not in a "
            + "list or a quote.",
          "8 missing-key: The key reason is missing here. Add reason=…",
        ])
  }

  @Test("A task that does not fit into the head of the learner's file is found with its length")
  func longTask() {
    let long = String(repeating: "word ", count: 140)
    #expect(
      findings(
        """
        ## Fade in

        **Do:** \(long)

        1️⃣```swift exercise fade points=1
        ```
        """) == [
          "1 long-task: The task of fade fills 10 lines at the head of the learner's file, and 6 are "
            + "wanted. Move details of Given, Do or Done when into a paragraph of their own."
        ])
  }

  @Test("A figure's kind, keys and values are found if they do not exist, each in its place")
  func figures() {
    #expect(
      findings(
        """
        1️⃣```yaml figure swing shows=curv
        damping-ratio: 0.5
        ```
        ```yaml figure swing-on shows=spring
        2️⃣damping: 0.5
        duration: 3️⃣9
        caption: A spring.
        ```
        ```yaml figure scrub shows=percent-driven
        end: 4️⃣stop
        ```
        5️⃣```yaml figure
        ```
        6️⃣```yaml figure scrub shows=curve
        ```
        """) == [
          "1 unknown-figure: There is no figure that shows curv. Did you mean curve?",
          "2 unknown-key: There is no key damping here. Did you mean damping-ratio?",
          "3 step-not-understood: Expected a number from 0.2 to 2.0 here.",
          "4 step-not-understood: Expected one of finish, cancel here.",
          "5 missing-name: A fence with the role figure needs a name after it.",
          "5 missing-key: The key shows is missing here. Add shows=…",
          "6 duplicate-name: There is already a fence figure scrub, on line 9. Rename one of them.",
        ])
  }

  @Test("A diagram's keys, texts and numbers are found if they make no sense, each in its place")
  func diagrams() {
    #expect(
      findings(
        """
        ```yaml figure stage shows=containers
        moments:
        - 1️⃣called: Before
          2️⃣view: [first]
        ```
        ```yaml figure place shows=conversion
        outer: {name: window, frame: 3️⃣[0, 0, 390]}
        inner: 4️⃣{name: shelf}
        view: {name: picture, frame: [1, 2, 3, 4]}
        ```
        ```yaml figure names shows=controllers
        moments:
        - called: Push
          controllers: [{name: stack, holds: [first, second]}]
          from: first
          to: 5️⃣third
        ```
        6️⃣```yaml figure nothing shows=flight
        ```
        ```yaml figure who shows=questions
        says: 7️⃣UIKit asks
        ```
        """) == [
          "1 missing-key: The key views is missing here. Add views=…",
          "2 unknown-key: There is no key view here. Did you mean views?",
          "3 step-not-understood: Expected 4 numbers in brackets here.",
          "4 missing-key: The key frame is missing here. Add frame=…",
          "5 step-not-understood: Expected one of stack, first, second here.",
          "6 step-not-understood: Expected key: value here.",
          "7 step-not-understood: Expected a list here.",
        ])
  }

  @Test("What belongs to no exercise, or to two, is found")
  func exercises() {
    #expect(
      findings(
        """
        1️⃣```swift exercise early points=10
        ```
        2️⃣```yaml scenario tap
        - tap: a
        ```
        ## A
        ```swift exercise fade points=10
        ```
        3️⃣```swift exercise grow points=much
        ```
        4️⃣```swift check fdae
        ```
        5️⃣```swift mistake fade/unseen
        ```
        ## B
        6️⃣```swift exercise fade points=5
        ```
        """) == [
          "1 exercise-without-heading: The exercise early needs a heading above it, which "
            + "becomes its title.",
          "2 outside-of-exercise: This scenario belongs to no exercise. Move it below one, or add "
            + "for=EXERCISE.",
          "3 bad-points: points=much is not a whole number of 0 or more.",
          "3 second-exercise-under-heading: The exercise grow needs a heading of its own; this "
            + "one belongs to fade.",
          "4 unknown-exercise: There is no exercise fdae in this chapter. Did you mean fade?",
          "5 mistake-lacks-explanation: The mistake unseen lacks its explanation: a paragraph "
            + "right after its code.",
          "6 duplicate-name: There is already a fence exercise fade, on line 7. Rename one of them.",
        ])
  }

  @Test("An exercise without points or any of its parts is found")
  func lacks() {
    #expect(
      findings(
        "## A\n1️⃣```swift exercise fade\n```\n", except: ["missing-front-matter", "no-title"])
        == [
          "1 missing-points: The exercise fade lacks points=…",
          "1 exercise-lacks: The exercise fade has no scene above it that sets up an app.",
          "1 exercise-lacks: The exercise fade has no scenario.",
          "1 exercise-lacks: The exercise fade has no check.",
          "1 exercise-lacks: The exercise fade has no hints. Write them under headings: "
            + "#### Hint 1",
          "1 exercise-lacks: The exercise fade has fewer than three mistakes.",
        ])
  }

  @Test("Every error of a scenario is found in its own line")
  func scenarios() {
    #expect(
      findings(
        """
        ## A
        ```swift exercise fade points=10
        ```
        ```yaml scenario steps
        screens: [phone, 1️⃣fone]
        2️⃣vari: {a: [1]}
        vary: {time: [0.3, soon]}
        steps:
        - 3️⃣tpa: a
        - wait: 4️⃣$tme
        - wait: 5️⃣$time
        - drag: {from: a, by: 6️⃣[1], 7️⃣ower: 2}
        - 8️⃣sette
        ```
        ```yaml scenario broken
        - tap: [1
        9️⃣```
        """) == [
          "1 unknown-screen: There is no screen fone. Did you mean phone?",
          "2 unknown-key: There is no key vari here. Did you mean vary?",
          "3 unknown-step: There is no step tpa. Did you mean tap?",
          "4 unknown-parameter: $tme is not declared under vary. Did you mean $time?",
          "5 step-not-understood: Expected a number of 0 or more here.",
          "7 unknown-key: There is no key ower here. Did you mean over?",
          "8 unknown-step: There is no step sette. Did you mean settle?",
          "9 invalid-yaml: This is not valid YAML: did not find expected ',' or ']'.",
        ])
  }

  @Test("Links, and names that checks mention, lead somewhere")
  func links() {
    #expect(
      findings(
        """
        ## A part
        [a](#a-part) [b](https://example.org/x:y) 1️⃣[c](#a-prt) 2️⃣[d](ch02.md)
        [e](ch01-fade.md#a-part)
        ```swift exercise fade points=10
        ```
        ```yaml scenario tap
        - tap: a
        ```
        ```swift mistake fade/never
        ```
        Why.
        ```swift check fade
        test("a", in: "tap", mistake: "never", read: "#a-part") { run in
          try fail(expected: "b", seen: "c", mistake: "3️⃣neer", read: "4️⃣#b")
        }
        ```
        """) == [
          "1 broken-anchor: There is no heading with the anchor #a-prt. Did you mean #a-part?",
          "2 broken-link: The link ch02.md leads nowhere.",
          "3 check-names-unknown-mistake: The exercise has no mistake neer. Did you mean never?",
          "4 broken-anchor: There is no heading with the anchor #b.",
        ])
  }

  @Test("Each scenario and each test that a check names is looked up")
  func namesInChecks() {
    #expect(
      findings(
        """
        ## A
        ```swift exercise fade points=10
        ```
        ```yaml scenario tap
        - tap: a
        ```
        ```yaml scenario swipe
        - tap: a
        ```
        ```swift check fade
        test("It fades", in: "tap", "1️⃣swpie",
          "2️⃣tpa", mistake: nil) { _ in }
        test(
          "It ends", in: "\\(way)", dependsOn: "It fades"
        ) { _ in }
        latest("It is no test")
        test("It rests", dependsOn: "3️⃣It fdaes") { _ in }
        test("It stays", dependsOn: "4️⃣It is no test") { _ in }
        ```
        """) == [
          "1 unknown-scenario: The exercise has no scenario swpie. Did you mean swipe?",
          "2 unknown-scenario: The exercise has no scenario tpa. Did you mean tap?",
          "3 unknown-test: The exercise has no test \"It fdaes\". Did you mean \"It fades\"?",
          "4 unknown-test: The exercise has no test \"It is no test\".",
        ])
  }

  @Test("What is no text in a list of the front matter is found")
  func listsOfTexts() {
    #expect(
      findings(
        """
        ---
        builds-on: [ch01, 1️⃣[ch02], 2️⃣{ch: 3}]
        ---
        """) == [
          "1 front-matter-not-understood: The front matter's builds-on should be a list of texts.",
          "2 front-matter-not-understood: The front matter's builds-on should be a list of texts.",
        ])
  }

  @Test("An opening that cannot be shown is found")
  func openings() {
    #expect(
      findings(
        """
        ---
        opening: [1️⃣fade, 2️⃣fdae/tap, 3️⃣fade/tpa, fade/tap]
        ---
        ## A
        ```swift exercise fade points=10
        ```
        ```yaml scenario tap
        - tap: a
        ```
        """) == [
          "1 front-matter-not-understood: The front matter's opening should be EXERCISE/SCENARIO.",
          "2 unknown-exercise: There is no exercise fdae in this chapter. Did you mean fade?",
          "3 unknown-scenario: The exercise has no scenario tpa. Did you mean tap?",
        ])
  }

  @Test("A link leads to headings that a page shows, and to its title, but to no hidden heading")
  func anchors() {
    #expect(
      findings(
        """
        # The title
        [a](#the-title) [b](#fade) [c](#nested) 1️⃣[d](#hint-1) 2️⃣[e](#tests) 3️⃣[f](#another-title)

        ## Fade
        ```swift exercise fade points=10
        ```
        #### Hint 1
        > ##### Nested

        ### Tests
        ```swift check fade
        ```

        # Another title
        """) == [
          "1 broken-anchor: There is no heading with the anchor #hint-1.",
          "2 broken-anchor: There is no heading with the anchor #tests.",
          "3 broken-anchor: There is no heading with the anchor #another-title. Did you mean #the-title?",
        ])
  }

  @Test("Errors of the file itself are found")
  func file() {
    #expect(
      findings(
        """
        ---
        titel: x
        number: many
        description: [a]
        ---
        No title, <b>bold</b>.

        ```swift ignore reason="cut off"
        """.replacing("titel", with: "1️⃣titel").replacing("many", with: "2️⃣many")
          .replacing("[a]", with: "3️⃣[a]").replacing("<b>", with: "4️⃣<b>")
          .replacing("</b>", with: "5️⃣</b>").replacing("```", with: "6️⃣```"), except: []) == [
          "1:1 missing-front-matter: The front matter lacks description. Add it between the two "
            + "--- lines at the top.",
          "1:1 no-title: This chapter has no title. Begin it with a heading: # Title",
          "1 unknown-key: There is no key titel here. Did you mean title?",
          "2 front-matter-not-understood: The front matter's number should be a whole number.",
          "3 front-matter-not-understood: The front matter's description should be a text.",
          "4 raw-html: HTML in a chapter is shown as text. Write it in Markdown.",
          "5 raw-html: HTML in a chapter is shown as text. Write it in Markdown.",
          "6 unclosed-fence: This fence is never closed. End it with a line of backticks or tildes as "
            + "it begins.",
        ])
  }
}

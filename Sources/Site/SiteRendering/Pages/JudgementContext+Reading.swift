import Chapters
import Checking
import Compiling
import Markdown
import Motion
import Record

extension JudgementContext {
  /// Converts a judgement for its template; `index` is unique on the page.
  init(
    _ judgement: Judgement, index: Int, book: Book, cache: ContentCache?, builtBook: BuiltBook?
  ) {
    let verdict = judgement.verdict
    let exercise = book.exercise(verdict.exercise)
    let chapter = exercise.flatMap { book.chapter($0.chapter) }
    anchor = "exercise-\(index)"
    id = verdict.exercise
    title = verdict.title
    let isOpen = judgement.isOutdated || verdict.isUntouched && verdict.status != .pass
    status = (isOpen ? Verdict.Status.skipped : verdict.status).rawValue
    isSolved = verdict.status == .pass
    isUntouched = verdict.isUntouched
    word = judgement.isOutdated ? "changed, and not checked" : verdict.word
    points = pointsText(verdict.points, of: verdict.maximum)
    file = verdict.file
    let command = builtBook?.command ?? BuiltBook.ownCommand
    notice = Self.notice(verdict)?.replacing(BuiltBook.ownCommand, with: command)
    func tests(_ wanted: (TestResult.Status) -> Bool) -> [Test] {
      verdict.tests.filter { wanted($0.status) }.map {
        Test(
          $0, isUntouched: verdict.isUntouched, of: exercise, chapter: chapter, book: book,
          builtBook: builtBook)
      }
    }
    let failing = tests { $0 == .fail }
    cause = failing.first
    failures = Array(failing.dropFirst())
    others = tests { $0 != .fail }
    othersTitle = failing.isEmpty ? nil : Self.summary(of: verdict.tests)
    let code = Self.code(judgement)
    let causes = verdict.status == .fail ? verdict.likelyCauses : []
    func contexts(_ diagnostics: [Diagnostic]) -> [DiagnosticContext] {
      diagnostics.prefix(20).map {
        DiagnosticContext($0, in: $0.file == verdict.file ? code : nil)
      }
    }
    diagnostics = contexts(
      verdict.diagnostics.filter { $0.severity == .error || causes.contains($0) })
    warnings = contexts(
      verdict.diagnostics.filter { $0.severity != .error && !causes.contains($0) })
    warningsTitle =
      warnings.isEmpty ? nil : warnings.count == 1 ? "1 warning" : "\(warnings.count) warnings"
    stopPlace = code.flatMap { Self.place(of: verdict, in: $0) }
    stopReading =
      if let exercise, let chapter, verdict.stop != nil {
        Reading("#\(exercise.anchor)", from: chapter, book: book, builtBook: builtBook)
      } else { nil }
    let run = judgement.shownRun
    films = run.map { [Self.film(of: $0, in: judgement, exercise, index: index, cache)] } ?? []
    calls = run.map { [CallsContext($0, of: exercise)] } ?? []
    output = verdict.output.isEmpty ? nil : verdict.output
    source = code?.html
  }

  /// Says how many tests hold, and how many were not tried; `nil` if there are none of either.
  private static func summary(of tests: [TestResult]) -> String? {
    let passing = tests.count { $0.status == .pass }
    let skipped = tests.count { $0.status == .skipped }
    let words = [
      passing == 0 ? nil : passing == 1 ? "1 test passes" : "\(passing) tests pass",
      skipped == 0 ? nil : skipped == 1 ? "1 is not tried yet" : "\(skipped) are not tried yet",
    ].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func notice(_ verdict: Verdict) -> String? {
    if let unreadable = verdict.unreadable {
      return unreadable.sentence(file: verdict.file, lookalike: verdict.lookalike)
    }
    if let stop = verdict.compilerStop { return stop.sentence }
    if let stop = verdict.stop { return stop.sentence }
    if let remark = verdict.remarkSentence { return "Solved. \(remark)" }
    if verdict.isUntouched {
      return "This is still the starter. It is meant to fail: that is where the exercise begins."
    }
    return nil
  }

  // MARK: - Runs

  private static func film(
    of run: Run, in judgement: Judgement, _ exercise: Exercise?, index: Int,
    _ cache: ContentCache?
  ) -> FilmContext {
    let identifier = "film-\(index)-0"
    let title = "Your run"
    let caption = RunCaption.sentence(for: run, in: exercise)
    guard let reference = judgement.reference else {
      let film = Filmstrip(of: run.timeline, identifier: identifier, title: title)
      let player = PlayerContent(run: run.timeline, title: title, prefix: "run-\(index)")
      return FilmContext(
        svg: film.svg, caption: "\(title). \(caption)\(player.omission)",
        differences: film.differences,
        player: PlayerContext(title: "Play your run", json: player.json))
    }
    let player = PlayerContent(
      learner: run.timeline, run: reference.timeline, title: title, prefix: "run-\(index)")
    let failure = judgement.verdict.tests.first { $0.status == .fail && $0.run == run.label }?
      .failure
    // A program that was stopped has its last picture there, and nothing to show afterwards.
    let end = judgement.verdict.stop == nil ? nil : run.timeline.end
    let point = end ?? failure?.instant
    // What is seen may follow from what happened in the transition before.
    let follows =
      failure?.earlier.map { $0.instant < (point ?? 0) - DisplayFrame.duration } ?? false
    let acts = point == nil ? Filmstrip.acts : follows ? 2 : 1
    let kept = cache.flatMap { cache in
      judgement.referenceName.map {
        FilmInstants.of(
          reference: reference.timeline, named: $0, acts: acts, showing: point, in: cache)
      }
    }
    var instants =
      kept ?? FilmInstants(of: RunPictures(of: reference.timeline), acts: acts, showing: point)
    if let end { instants = instants.upTo(end) }
    let names = "\(title), and the reference below it"
    // To look for the run's own instants takes long, and a right answer has nothing to show by them.
    let film =
      point == nil || end != nil
      ? Filmstrip(
        learner: run.timeline, reference: reference.timeline, identifier: identifier, title: names,
        instants: instants)
      : .comparing(
        run.timeline, to: reference.timeline, identifier: identifier, title: names, at: instants,
        acts: acts, showing: point)
    let remark =
      if let end {
        " Yours ends at \(instantText(end))."
      } else if point != nil,
        film.differences.isEmpty
      { " In these frames both look alike: what differs is not in them." } else { "" }
    let isDrawn = ![run, reference].contains { $0.timeline.hasContentTransition }
    let undrawn = isDrawn ? "" : Self.undrawnTransition
    return FilmContext(
      svg: film.svg,
      caption: "\(title), and the reference answer's on the same clock. \(caption)\(remark)"
        + undrawn + player.omission,
      differences: film.differences,
      player: PlayerContext(
        title: "Play both", json: player.json, opens: judgement.verdict.status != .pass))
  }

  private static let undrawnTransition =
    " This engine does not draw a CATransition or a UIView.transition: from its first frame on you see"
    + " what it leads to. On a device it plays, so what it changes may look the same there."

  // MARK: - Source

  /// The answer; lines with errors are marked.
  private static func code(_ judgement: Judgement) -> NumberedCode? {
    guard !judgement.source.isEmpty else { return nil }
    let marked = Set(
      judgement.verdict.diagnostics.filter { $0.severity == .error }.compactMap(\.line)
        + [judgement.verdict.stop?.line].compactMap { $0 })
    return NumberedCode(String(judgement.source.prefix(60_000)), marking: marked)
  }

  /// The line at which a program stopped; `nil` if it did not, or the line is unknown.
  private static func place(of verdict: Verdict, in code: NumberedCode) -> Place? {
    guard let stop = verdict.stop, let line = stop.line, let excerpt = code.excerpt(around: line)
    else { return nil }
    let instant = stop.instant.map { ", at \(instantText($0))" } ?? ""
    return Place(title: "Line \(line) of \(verdict.file)\(instant)", code: excerpt)
  }
}

extension JudgementContext.Test {
  fileprivate init(
    _ test: TestResult, isUntouched: Bool, of exercise: Exercise?, chapter: Chapter?, book: Book,
    builtBook: BuiltBook?
  ) {
    name = test.name
    status = test.status.rawValue
    word =
      switch test.status {
      case .pass: "passes"
      case .fail: "does not pass"
      case .skipped: "skipped"
      }
    share = test.share?.text
    let isFailed = test.status == .fail
    expected = Self.short(test.failure?.expected)
    seen = Self.short(test.failure?.seen)
    instant = test.failure?.instant.map { instantText($0) }
    run = isFailed ? test.run.map { RunCaption.sentence(for: $0, in: exercise) } : nil
    because =
      test.because
      ?? test.failure?.fault.flatMap { FaultsPage(of: book)?.explanation(of: $0) }.map {
        Prose(markdown: $0).text
      }
    reminder = test.reminder
    before =
      test.failure?.earlier.map { earlier in
        guard test.mistake == nil, !isUntouched else { return nil }
        return "\(instantText(earlier.instant)): \(earlier.sentence)"
      } ?? nil
    dependsOn = test.status == .skipped ? test.dependsOn : nil
    read = chapter.flatMap { chapter in
      test.failure?.read.flatMap {
        JudgementContext.Reading($0, from: chapter, book: book, builtBook: builtBook)
      }
    }
    mistake = isFailed ? test.mistake.map { Self.html($0.explanation) } : nil
    code =
      isFailed && !test.testCode.isEmpty ? CodeHTML.block(test.testCode, language: "swift") : nil
  }

  private static func short(_ text: String?) -> String? { text.map { String($0.prefix(600)) } }

  private static func html(_ markdown: String) -> String {
    var html = MarkdownHTML()
    html.hasAnchors = false
    html.headingShift = 3
    html.codeBlock = { node in
      guard case .codeBlock(let info, _) = node.kind else { return "" }
      return CodeHTML.block(node.literal, language: String(info.prefix { $0 != " " }))
    }
    return html.html(MarkdownDocument(markdown).blocks)
  }
}

extension JudgementContext.Reading {
  /// - Parameter address: A check's `read:`, relative to the chapter.
  fileprivate init?(_ address: String, from chapter: Chapter, book: Book, builtBook: BuiltBook?) {
    guard let heading = book.heading(address, from: chapter) else {
      return nil
    }
    let anchor = address.firstIndex(of: "#").map { String(address[$0...]) } ?? ""
    title = heading.title
    command = "\(builtBook?.command ?? BuiltBook.ownCommand) read \(heading.chapter.id)\(anchor)"
    page = builtBook?.address(of: heading.chapter, anchor: String(anchor.dropFirst()))
  }
}

extension DiagnosticContext {
  /// - Parameter code: The file that the diagnostic is about; `nil` if it is not the answer.
  fileprivate init(_ diagnostic: Diagnostic, in code: NumberedCode?) {
    severity = diagnostic.severity.rawValue
    lead = diagnostic.lead
    message = String(diagnostic.message.prefix(2_000))
    let parts = [diagnostic.file, diagnostic.line.map { "line \($0)" }].compactMap { $0 }
    place = parts.isEmpty ? nil : parts.joined(separator: ", ")
    let indent = Self.indent(of: diagnostic)
    lines = diagnostic.line.flatMap { code?.excerpt(around: $0, caretAfter: indent) }
    excerpt = diagnostic.source.flatMap { source in
      if source.isEmpty { nil } else { indent.map { "\(source)\n\($0)^" } ?? source }
    }
    notes = diagnostic.notes.prefix(10).map { String($0.message.prefix(600)) }
  }

  /// Spaces and tabs up to the diagnostic's column; `nil` if that is not in its line.
  private static func indent(of diagnostic: Diagnostic) -> String? {
    guard let source = diagnostic.source, let column = diagnostic.column, column >= 1,
      column <= source.utf8.count + 1
    else { return nil }
    let before = String(decoding: source.utf8.prefix(column - 1), as: UTF8.self)
    return before.map { $0 == "\t" ? "\t" : " " }.joined()
  }
}

extension CallsContext {
  init(_ run: Run, of exercise: Exercise?) {
    let list = CallList(of: run.timeline)
    title = RunCaption.phrase(for: run.label, in: exercise)
    rows = list.rows.map {
      Row(
        instant: $0.instant, kind: $0.kind, style: $0.style, text: $0.text,
        answer: $0.answer.isEmpty ? nil : $0.answer)
    }
    omitted = list.omitted == 0 ? nil : "\(list.omitted) more are left out."
  }
}

extension Timeline {
  /// Whether a layer changed its content by a `CATransition`, as `UIView.transition` does.
  fileprivate var hasContentTransition: Bool {
    commits.contains { commit in
      commit.layers.contains { layer in
        layer.animations.contains { keyed in
          if case .transition = keyed.animation.kind { true } else { false }
        }
      }
    }
  }
}

/// Formats points: "7.5 of 10 points".
func pointsText(_ points: Double, of maximum: Double) -> String {
  "\(svg(points)) of \(svg(maximum)) points"
}

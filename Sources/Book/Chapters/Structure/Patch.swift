/// A wrong answer, written as its difference from the reference answer.
///
/// In a `diff mistake` fence, lines that begin with `-` are removed, lines that begin with `+` are
/// inserted, and all others are context. A line that begins with `@@` begins another hunk. Hunks
/// have no line numbers: the old lines of a hunk have to occur in the answer exactly once.
public struct Patch: Equatable, Sendable {
  /// Consecutive lines, before and after the change.
  struct Hunk: Equatable, Sendable {
    var old: [Substring]
    var new: [Substring]
    /// The first line of the hunk in the fence's code, from 1.
    var line: Int
  }

  var hunks: [Hunk]

  /// Reads the code of a `diff` fence.
  ///
  /// A line of context may begin with a space, as in a unified diff.
  public init(_ code: String) {
    hunks = []
    var hunk = Hunk(old: [], new: [], line: 1)
    var lines = Self.lines(of: code)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      switch line.first {
      case "@" where line.hasPrefix("@@"):
        hunks.append(hunk)
        hunk = Hunk(old: [], new: [], line: index + 2)
      case "-":
        hunk.old.append(line.dropFirst())
      case "+":
        hunk.new.append(line.dropFirst())
      default:
        let context = line.first == " " ? line.dropFirst() : line
        hunk.old.append(context)
        hunk.new.append(context)
      }
    }
    hunks.append(hunk)
    hunks.removeAll { $0.old == $0.new }
  }

  /// Applies the patch to the reference answer.
  ///
  /// - Throws: ``PatchError`` for the first hunk that does not apply.
  public func applied(to answer: String) throws(PatchError) -> String {
    guard !hunks.isEmpty else { throw .changesNothing }
    var lines = Self.lines(of: answer)
    for hunk in hunks {
      guard !hunk.old.isEmpty else { throw .hunkWithoutContext(line: hunk.line) }
      let places = lines.indices.filter { lines[$0...].starts(with: hunk.old) }
      guard let place = places.first, places.count == 1 else {
        throw .hunkDoesNotFit(line: hunk.line, places: places.count)
      }
      lines.replaceSubrange(place..<(place + hunk.old.count), with: hunk.new)
    }
    return lines.joined(separator: "\n")
  }

  /// By bytes, since a chapter has dozens of patches, and characters take ten times as long.
  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init)
  }
}

/// Why a patch does not apply.
///
/// Lines are counted in the fence's code, from 1.
public enum PatchError: Error, Equatable, Sendable {
  case changesNothing
  /// The hunk has only `+` lines.
  case hunkWithoutContext(line: Int)
  /// The old lines occur in the answer this many times instead of once.
  case hunkDoesNotFit(line: Int, places: Int)

  /// The first line of the hunk.
  var line: Int? {
    switch self {
    case .changesNothing: nil
    case .hunkWithoutContext(let line), .hunkDoesNotFit(let line, _): line
    }
  }
}

import Files

extension Remark {
  /// One sentence, on one line.
  public var sentence: String {
    text.withoutControls.replacing("\n", with: " ")
  }

  private var text: String {
    switch self {
    case .unknownName(let file, let nearest):
      "\(file) has the name of no exercise"
        + (nearest.isEmpty ? "." : "; did you mean \(nearest.joined(separator: ", "))?")
    case .secondFile(let file, let graded): "\(file) was not graded, because \(graded) was."
    case .archive(let file): "\(file) is an archive; unpack it."
    case .unreadableArchive(let file): "\(file) is an archive of which nothing could be read."
    case .damagedArchive(let file):
      "\(file) is damaged: only what came out of it whole was judged. Make it again."
    case .archiveWithPassword(let file):
      "\(file) has files with a password: only the others were judged. Make it again without one."
    case .noFile(let file):
      "\(file) is a link or a device, and only files are taken out of an archive."
    case .outsideOfArchive(let file):
      "\(file) was not taken out of the archive, because its path leads out of it, or below another file."
    case .notOnRoster: "Nobody on the roster is called so."
    case .secondSubmission(let student):
      "It is another submission of \(student)'s, under a name of its own."
    case .markedLate: "The platform marks it as late."
    case .tooManyFiles(let limit):
      "Only \(limit) files were looked at, those with the names of exercises first."
    case .more(1): "One other file has the name of no exercise."
    case .more(let count): "\(count) other files have the name of no exercise."
    case .nameOfSeveral(let students):
      "Several on the roster are called so: \(students.joined(separator: ", ")); name the folder by "
        + "an id."
    case .severalSubmissions(let student, let names):
      "Several submissions could be \(student)'s: \(names.joined(separator: ", ")); name one of the "
        + "folders by the id."
    }
  }
}

extension Submission.Obstacle {
  public var sentence: String {
    switch self {
    case .archive:
      "It is an archive, which cannot be unpacked here. Install bsdtar (apt-get install "
        + "libarchive-tools), or unpack it into a folder."
    case .noPermission(let path):
      "\(path.isEmpty ? "The folder" : path) may not be read. Change its permissions."
    case .nameNotUTF8: "The folder's name is not UTF-8; rename it."
    case .ambiguous(let file, let candidates):
      "\(file) could be \(candidates.joined(separator: " or ")). Put it into a folder of its chapter and "
        + "grade with --resume, or grade only one of these exercises with --only."
    case .leftOut:
      "It was left out with --only or --skip; the same command without that and with --resume grades it."
    case .unclear(let names):
      "Whose submission \(names.joined(separator: ", ")) \(names.count > 1 ? "are" : "is") cannot be "
        + "told from the roster; name the right one by the student's id, and grade with --resume."
    }
  }
}

extension FileError {
  public var sentence: String {
    switch self {
    case .readOnly(let path):
      "\(path) cannot be written: you may not write there. Change its permissions, or choose another "
        + "folder."
    case .noSpaceLeft(let path):
      "No space is left on the disk for \(path). Nothing of yours was changed."
    case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)."
    case .outputExists(let path):
      "\(path) exists and was not made by the workbook. Remove it, or choose another folder."
    case .linkedFolder(let path):
      "\(path) is a link to another folder, and nothing is written or deleted through links. Put a folder "
        + "in its place, or remove it."
    }
  }
}

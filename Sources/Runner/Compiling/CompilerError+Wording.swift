import Files
import Sandboxing

extension CompilerError {
  public var sentence: String {
    switch self {
    case .toolchainNotFound:
      "No Swift compiler is on the path. Install Swift 6 from https://www.swift.org/install/linux/."
    case .toolchainIncomplete(let part):
      "This Swift lacks \(part). Install a complete toolchain from https://www.swift.org/install/."
    case .engineNotFound(let folder):
      "The engine is not built in \(folder). Start the tool with bin/workbook, which builds it."
    case .modulesNotMade(let detail):
      "The compiler could not make the modules that every program needs, which is no answer's fault: \(detail)\n"
        + "bin/workbook doctor shows what is missing."
    case .file(let error): error.sentence
    case .sandbox(let error): error.sentence
    }
  }
}

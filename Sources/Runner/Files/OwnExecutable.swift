public import Foundation

/// The program that runs.
public enum OwnExecutable {
  /// Its file, whatever name or link it was called by.
  public static var file: URL {
    #if os(Linux)
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
        .resolvingSymlinksInPath()
    #endif
  }
}

import Foundation
import HeadlessUIKit

/// Runs an app on the engine, on behalf of whoever judges or watches it.
public enum Stage {
  /// Plays the app for the judge at the other end of standard input and output, and exits.
  ///
  /// What the program prints goes to standard error: the judge's two descriptors are put aside
  /// before the app's first code runs.
  ///
  /// - Parameter makeRoot: Makes the root view controller of the app's window.
  static func main(_ makeRoot: @escaping () -> UIViewController) -> Never {
    let port = LinePort.claimingStandardStreams()
    TaskQueue.install()
    do {
      try Conversation(port: port, makeRoot: makeRoot).run()
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("stage: \(error)\n".utf8))
      exit(Stage.softwareFault)
    }
  }

  /// Lets virtual time pass until a program with top-level code has nothing more to do.
  ///
  /// The program host calls it after the program's `main` has returned.
  public static func settle() {
    _ = MainLoop.shared.settle(limit: patience)
  }

  /// How long, in virtual seconds, an app may take to come to rest where nobody set a limit.
  static let patience = 60.0
  /// The exit status for faults that are not the app's; sysexits' `EX_SOFTWARE`.
  static let softwareFault: Int32 = 70
}

/// A Swift function without a context, as it lies in memory: its address, and nothing.
private struct ProgramRoot {
  var make: () -> Any
}

/// The program host's door to the judge's conversation.
///
/// The program says what its root is by a symbol and a value of any type. No name of its own can
/// stand in for a name of ours, since it uses none.
///
/// - Parameter root: The program's `program_root`.
@_cdecl("stage_main")
public func play(_ root: UnsafeRawPointer) {
  let none: UnsafeRawPointer? = nil
  let program = unsafeBitCast((root, none), to: ProgramRoot.self)
  Stage.main {
    guard let controller = program.make() as? UIViewController else {
      fatalError("makeRootViewController() returns no view controller of UIKit's")
    }
    return controller
  }
}

/// The program host's door to what comes before a program's `main`.
@_cdecl("stage_prepare")
public func prepareForMain() {
  TaskQueue.install()
}

/// The program host's door to ``Stage/settle()``.
@_cdecl("stage_settle")
public func settleAfterMain() {
  Stage.settle()
}

import Foundation
import HeadlessUIKit
import Record

/// Runs an app on the engine for the judge.
public enum Stage {
  /// Runs the app as the judge's messages on standard input demand, and exits.
  ///
  /// Output of the app goes to standard error: standard output is redirected before the app's first
  /// code runs.
  ///
  /// - Parameters:
  ///   - makeRoot: Makes the root view controller of the app's window.
  ///   - confine: Takes all privileges from the process that no app needs, and returns 0; `nil`
  ///     leaves them.
  static func main(
    confinedBy confine: (@convention(c) () -> Int32)?,
    _ makeRoot: @escaping () -> UIViewController
  ) -> Never {
    let port = LinePort.claimingStandardStreams()
    TaskQueue.install()
    do {
      if let confine, confine() != 0 { throw StageError.notConfined }
      try JudgeConnection(port: port, makeRoot: makeRoot).run()
      exit(0)
    } catch {
      let reason = (error as? StageError)?.sentence ?? "an answer cannot be written"
      FileHandle.standardError.write(Data("stage: given up, since \(reason)\n".utf8))
      exit(Stage.softwareFault)
    }
  }

  /// Advances virtual time until a program with top-level code has nothing more to do.
  ///
  /// The program host calls this after the program's `main` has returned.
  public static func settle() {
    _ = MainLoop.shared.settle(limit: patience)
  }

  /// The default limit of `settle`, in seconds of virtual time.
  static let patience = 60.0
  /// The exit status for faults that are not the app's: `EX_SOFTWARE` of `sysexits.h`.
  static let softwareFault: Int32 = 70
}

/// A Swift function without a context, as it lies in memory: its address, and nothing.
private struct ProgramRoot {
  var make: () -> Any
}

/// Called by the program host to play an app for the judge.
///
/// The program gives its root by a symbol and a value of any type. No name of its own can stand in
/// for a name of ours, since it uses none.
///
/// - Parameters:
///   - root: The program's `program_root`.
///   - confine: See ``Stage/main(confinedBy:_:)``.
@_cdecl("stage_main")
public func play(_ root: UnsafeRawPointer, _ confine: (@convention(c) () -> Int32)?) {
  let none: UnsafeRawPointer? = nil
  let program = unsafeBitCast((root, none), to: ProgramRoot.self)
  Stage.main(confinedBy: confine) {
    guard let controller = program.make() as? UIViewController else {
      fatalError("makeRootViewController() returns no view controller of UIKit's")
    }
    return controller
  }
}

/// Called by the program host while it waits for its program.
///
/// Plays a run of nothing, so that the first run of something finds all types and conformances
/// looked up. It leaves nothing behind: the next session replaces the ``World``.
@_cdecl("stage_warm_up")
public func warmUp() {
  let session = StageSession { UIViewController() }
  let piece = session.launch()
  session.attempt(.wait(0))
  let message = StageMessage.piece(commits: piece.commits, events: piece.events, now: piece.now)
  _ = try? Wire.decode(StageMessage.self, from: Wire.encode(message))
}

/// Called by the program host before a program's `main`.
@_cdecl("stage_prepare")
public func prepareForMain() {
  TaskQueue.install()
}

/// Called by the program host after a program's `main`; see ``Stage/settle()``.
@_cdecl("stage_settle")
public func settleAfterMain() {
  Stage.settle()
}

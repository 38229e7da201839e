import Compiling
import Sandboxing

extension Judge {
  /// How much an answer may use, in three sentences.
  public static var limitsInWords: String {
    let (play, compiler) = (Player.limits, Compiler.limits)
    return
      "One play of an answer may compute for \(play.cpu) seconds, leave \(Int(Player.patience)) without "
      + "an answer and last \(Int(play.wall)). It may use \(play.memory >> 20) MB of memory and \(play.processes) threads, print \(play.output >> 20) MB and "
      + "record \(Player.mostEvidence >> 20) MB. The compiler has \(compiler.cpu) seconds and "
      + "\(compiler.memory >> 30) GB."
  }
}

import Compiling
import Sandboxing

extension Judge {
  /// How much an answer may use, in three sentences.
  public static var limitsInWords: String {
    let (play, compiler) = (Player.limits, Compiler.limits)
    return
      "One play of an answer (one scenario, on one screen) may take \(play.cpu) seconds of the processor's "
      + "time and \(Int(play.wall)) by the clock, and may not be silent for more than \(Int(Player.patience)). It may use \(play.memory >> 20) MB of memory and \(play.processes) threads, print \(play.output >> 20) MB and "
      + "record \(Player.mostEvidence >> 20) MB. The compiler has \(compiler.cpu) seconds and "
      + "\(compiler.memory >> 30) GB."
  }
}

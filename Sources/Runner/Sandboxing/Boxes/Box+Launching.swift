extension Box {
  /// The command that limits itself and then becomes the program.
  ///
  /// A shell does it, because the limits have to hold before the program starts, and its process
  /// has to be in the control group by then. The words never pass through the shell's parser: they
  /// are its positional parameters.
  func command(
    in protection: Protection, group: ControlGroup?, bubblewrap: String, filter: String?,
    user: BoxUser?
  ) -> [String] {
    var lines = [
      "umask 022", "ulimit -c 0", "ulimit -S -t \(limits.cpu)", "ulimit -H -t \(limits.cpu + 1)",
      // The shell counts files in blocks of 512 bytes and memory in kilobytes.
      "ulimit -f \((limits.fileSize + 511) / 512)",
    ]
    if let group {
      lines += group.joining
    } else if processes != .all {
      // What a process reserves is far more than what it uses.
      lines.append("ulimit -v \((limits.memory + (1 << 30)) / 1024)")
    }
    var words: [String] = []
    if protection.isSandboxed, mayOpenBoxes {
      words = [bubblewrap] + openingArguments(filter: filter == nil ? nil : 9)
      words += ["/bin/sh", "-c", "echo >&2 && exec \"$@\"", "box", executable] + arguments
    } else if protection.isSandboxed {
      words = [bubblewrap] + bubblewrapArguments(filter: filter == nil ? nil : 9, user: user)
      words += innerCommand(countsProcesses: group == nil, user: user)
    } else {
      words = ["/usr/bin/env", "-i"]
      words += environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      words += [executable] + arguments
    }
    lines.append("exec \"$@\"" + (protection.isSandboxed && filter != nil ? " 9<\"$0\"" : ""))
    return ["/bin/sh", "-c", lines.joined(separator: " && "), filter ?? "box"] + words
  }
}

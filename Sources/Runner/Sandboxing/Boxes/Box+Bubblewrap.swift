extension Box {
  /// The arguments of `bwrap` with which the program sees its mounts and nothing else.
  ///
  /// Everything is unshared, so there is no network, and no other process to be seen. `/usr/lib` is
  /// there for the C library; `/etc` and the home folders are not. A fresh `/tmp` of limited size
  /// is the only place that can be written, unless a mount says otherwise.
  ///
  /// - Parameter user: The user to become instead of root. Root needs no user namespace to put up
  ///   a box, and in one its programs would still be the kernel's root.
  func bubblewrapArguments(filter: Int32?, user: BoxUser?) -> [String] {
    var words =
      user == nil
      ? ["--unshare-all", "--uid", "1000", "--gid", "1000", "--cap-drop", "ALL"]
      : [
        "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try",
        "--cap-drop", "ALL", "--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID", "--cap-add",
        "CAP_SETPCAP",
      ]
    words += foldersAbove.flatMap { ["--perms", "0755", "--dir", $0] }
    words += [
      "--die-with-parent", "--new-session", "--hostname", "box",
      "--ro-bind", "/usr/lib", "/usr/lib", "--symlink", "usr/lib", "/lib",
      "--ro-bind-try", "/usr/lib64", "/usr/lib64", "--symlink", "usr/lib64", "/lib64",
      "--dev", "/dev", "--size", String(limits.scratch), "--perms", "1777", "--tmpfs", "/tmp",
    ]
    switch processes {
    case .all: words += ["--proc", "/proc"]
    // Without other processes a program still asks who it is: `Bundle.main` traps when it can't tell.
    case .only(let path): words += ["--symlink", path, "/proc/self/exe"]
    }
    for mount in mounts {
      words += [mount.isWritable ? "--bind" : "--ro-bind", mount.source, mount.target]
    }
    words += Self.tools.flatMap { ["--ro-bind", $0.source, $0.target] }
    words += ["--remount-ro", "/", "--remount-ro", "/dev", "--chdir", "/tmp", "--clearenv"]
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      words += ["--setenv", name, value]
    }
    if let filter { words += ["--seccomp", String(filter)] }
    return words + ["--"]
  }

  /// The folders above all that is mounted, which `bwrap` would close to everybody but root.
  private var foldersAbove: [String] {
    var targets = (mounts + Self.tools).map(\.target)
    if case .only = processes { targets.append("/proc/self/exe") }
    var folders: Set = ["/usr", "/tmp"]
    for target in targets {
      var parts = target.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert("/" + parts.joined(separator: "/"))
        parts = parts.dropLast()
      }
    }
    return folders.sorted()
  }

  /// The programs with which the box starts its program.
  private static let tools = [
    Mount("/usr/bin/prlimit", at: "/.box/prlimit"), Mount("/usr/bin/setpriv", at: "/.box/setpriv"),
    Mount("/bin/sh", at: "/.box/sh"),
  ]

  /// The first byte on standard error once the box is up, before the program can print.
  ///
  /// A failure message of `bwrap` does not begin with it, so no program can feign such a failure by
  /// printing the same text.
  static let beginning = UInt8(ascii: "\n")

  /// The command inside: limits that hold for the box alone, the user, and then the program.
  func innerCommand(countsProcesses: Bool, user: BoxUser?) -> [String] {
    var words: [String] = []
    // In its own user namespace, or for a user of its own, the kernel counts this box and no other.
    if countsProcesses { words += ["/.box/prlimit", "--nproc=\(limits.processes)", "--"] }
    if let user {
      words += [
        "/.box/setpriv", "--reuid", "\(user.id)", "--regid", "\(user.id)", "--clear-groups",
        "--inh-caps=-all", "--bounding-set=-all", "--",
      ]
    }
    words += ["/.box/sh", "-c", "echo >&2 && exec \"$@\"", "box"]
    return words + [executable] + arguments
  }
}

extension Box {
  /// What `bwrap` is told, so that the program sees its mounts and nothing else.
  ///
  /// Everything is unshared, so there is no network, and no other process to be seen. Run by root,
  /// `bwrap` would leave all capabilities to the program; they are dropped by name. `/usr/lib` is
  /// there for the C library; `/etc` and the home folders are not. A fresh `/tmp` of limited size
  /// is the only place that can be written, unless a mount says otherwise.
  func bubblewrapArguments(filter: Int32?) -> [String] {
    var words = [
      "--unshare-all", "--uid", "1000", "--gid", "1000", "--cap-drop", "ALL",
      "--die-with-parent", "--new-session", "--hostname", "box",
      "--ro-bind", "/usr/lib", "/usr/lib", "--symlink", "usr/lib", "/lib",
      "--ro-bind-try", "/usr/lib64", "/usr/lib64", "--symlink", "usr/lib64", "/lib64",
      "--dev", "/dev", "--size", String(limits.scratch), "--tmpfs", "/tmp",
    ]
    // Without other processes a program still asks who it is: `Bundle.main` traps when it can't tell.
    words += needsProcesses ? ["--proc", "/proc"] : ["--symlink", executable, "/proc/self/exe"]
    for mount in mounts {
      words += [mount.isWritable ? "--bind" : "--ro-bind", mount.source, mount.target]
    }
    words += ["--remount-ro", "/", "--remount-ro", "/dev", "--chdir", "/tmp", "--clearenv"]
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      words += ["--setenv", name, value]
    }
    if let filter { words += ["--seccomp", String(filter)] }
    return words + ["--", executable] + arguments
  }
}

import Foundation

extension Box {
  /// The arguments of `bwrap` for a program of ours that opens boxes.
  ///
  /// It sees the system's programs and libraries, its mounts and no other file, and has no network
  /// and no other process. Root's keeps the capabilities without which there are no boxes; an
  /// ordinary user's needs none, since each box is a user namespace of its own.
  func openingArguments(filter: Int32?) -> [String] {
    var words =
      geteuid() == 0
      ? ["--cap-drop", "ALL"] + Self.capabilities.flatMap { ["--cap-add", $0] }
      : ["--unshare-user", "--uid", "\(getuid())", "--gid", "\(getgid())"]
    words += [
      "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--die-with-parent",
      "--new-session", "--hostname", "worker", "--ro-bind", "/usr", "/usr",
    ]
    for name in ["/bin", "/sbin", "/lib", "/lib32", "/lib64"] {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: name) {
        words += ["--symlink", target, name]
      } else {
        words += ["--ro-bind-try", name, name]
      }
    }
    words += [
      "--dev", "/dev", "--proc", "/proc", "--size", String(limits.scratch), "--perms", "1777",
      "--tmpfs", "/tmp",
      // Boxes are counted by groups that are made here.
      "--bind-try", "/sys/fs/cgroup", "/sys/fs/cgroup",
    ]
    for mount in mounts {
      words += [mount.isWritable ? "--bind" : "--ro-bind", mount.source, mount.target]
    }
    words += ["--chdir", "/", "--clearenv"]
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) {
      words += ["--setenv", name, value]
    }
    if let filter { words += ["--seccomp", String(filter)] }
    return words + ["--"]
  }

  /// To mount, to become a box's user and give it files, to take them back, and to end a box.
  private static let capabilities = [
    "CAP_SYS_ADMIN", "CAP_NET_ADMIN", "CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP", "CAP_CHOWN",
    "CAP_FOWNER", "CAP_DAC_OVERRIDE", "CAP_KILL",
  ]
}

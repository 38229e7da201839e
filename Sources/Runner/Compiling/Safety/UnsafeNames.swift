/// Names of Foundation and the C library that an answer may not use, with the reason for each.
enum UnsafeNames {
  /// The reason why a name is refused, with advice on what to use instead.
  enum Reason: Equatable {
    case files, descriptors, processes, threads, waiting, reflection, input, module, memory

    var sentence: String {
      switch self {
      case .files: "it reaches files; keep what you need in properties"
      case .descriptors: "it reaches what the program is judged by; print() is all that it needs"
      case .processes: "it reaches other processes and signals; there is nothing but the app"
      case .threads:
        "it runs code at the same time as UIKit; use DispatchQueue, Timer or Task, which follow "
          + "the app's clock"
      case .waiting: "nothing would move meanwhile; \(UnsafeNames.waiting)"
      case .reflection:
        "it reaches what others keep private; ask UIKit's own properties, and print with dump()"
      case .input: "nobody types anything; react to touches"
      case .memory:
        "it reaches memory behind its own bytes; use Array or Data, which know their bounds"
      case .module: "its parts are not meant for apps; write UIKit's names without a module"
      }
    }
  }

  /// What to use instead of a function that stops the thread for a while.
  static let waiting =
    "to wait without stopping the whole app, give the animation a delay, or use "
    + "DispatchQueue.main.asyncAfter(deadline:)"

  /// Types, and functions that are called by name alone.
  static let reasons: [String: Reason] = {
    var reasons: [String: Reason] = [:]
    for (reason, names) in table {
      for name in names.split(separator: " ") { reasons[String(name)] = reason }
    }
    return reasons
  }()

  private static let table: KeyValuePairs<Reason, String> = [
    .files:
      "FileManager FileWrapper NSFileCoordinator InputStream OutputStream Stream URLResourceValues "
      + "truncate ftruncate umask",
    .descriptors:
      "FileHandle Pipe Port SocketPort MessagePort DispatchIO DispatchSource DispatchSourceRead "
      + "DispatchSourceWrite DispatchSourceProcess DispatchSourceSignal CFFileDescriptor CFSocket "
      + "dup dup2 dup3 close fcntl ioctl lseek lseek64 fsync isatty shutdown socket eventfd "
      + "epoll_create epoll_create1 memfd_create",
    .processes:
      "Process fork vfork kill killpg raise signal sigset bsd_signal ssignal gsignal alarm ualarm "
      + "atexit at_quick_exit quick_exit _exit _Exit setsid setpgid nice unshare setns chroot "
      + "personality shmget semget msgget",
    .threads: "Thread NSEnumerationOptions NSSortOptions",
    .reflection:
      "Mirror CustomReflectable NSClassFromString NSKeyedUnarchiver customMirror classNamed",
    .input: "readLine getchar getchar_unlocked",
    // None of these is marked as unsafe: nobody looks at the bounds of a range, a buffer's header is
    // read before it is written, the size of an inline array overflows, a closure that is kept may use
    // a variable that is lent to another, and a declaration may name a pointer that the library trusts.
    .memory:
      "NSData NSMutableData resetBytes ManagedBuffer ManagedBufferPointer InlineArray "
      + "withoutActuallyEscaping Span MutableSpan RawSpan MutableRawSpan OutputSpan OutputRawSpan "
      + "UnsafePointer UnsafeMutablePointer UnsafeBufferPointer UnsafeMutableBufferPointer "
      + "UnsafeRawBufferPointer UnsafeMutableRawBufferPointer OpaquePointer CVaListPointer",
    .module:
      "Glibc Dispatch CoreFoundation CDispatch SwiftShims Builtin Staging Record Motion "
      + "HeadlessUIKit HeadlessQuartzCore HeadlessCoreGraphics HeadlessCombine FoundationEssentials "
      + "FoundationInternationalization",
  ]

  /// Types whose originals in Foundation do not follow the app's clock, or run threads of their own.
  static let clocks = Set(ClockNames.names)

  /// The accepted module whose name is that of another but for its case or two letters.
  static func module(meantBy name: String) -> String? {
    let letters = Array(name.lowercased().prefix(40))
    return modules.sorted().first {
      letters.difference(from: Array($0.lowercased())).count <= 2
    }
  }

  /// Modules that an answer may import, besides those of Apple's that are left out on Linux.
  static let modules: Set = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Swift",
  ]

  /// Types of Foundation that read and write files at a given place.
  static let contents: Set = [
    "Data", "NSArray", "NSData", "NSDictionary", "NSMutableArray", "NSMutableData",
    "NSMutableDictionary", "NSMutableString", "NSString", "String", "XMLParser",
  ]
}

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Apple declares these so.

import Foundation

// Core Foundation's names for the run loop and its timers.

public typealias CFRunLoop = RunLoop
public typealias CFRunLoopMode = RunLoop.Mode
public typealias CFRunLoopTimer = Timer

/// Fidelity: stands for any allocator; nothing looks at it.
public final class CFAllocator: Sendable {
  fileprivate init() {}
}

public let kCFAllocatorDefault: CFAllocator! = CFAllocator()

public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.main }

public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// - Parameters:
///   - interval: In seconds; 0 for a timer that fires once.
///   - flags: Without meaning.
///   - order: Without meaning.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: UInt, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval,
    repeats: interval > 0
  ) { block($0) }
}

public func CFRunLoopAddTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
  rl.add(timer, forMode: mode)
}

/// The timer stays valid, and can be added again.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
  timer.stop(in: mode)
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

/// - Parameter mode: One mode or an array of them. As text, its raw value.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!
) {
  let modes = (mode as? [Any]) ?? [mode as Any]
  rl.perform(
    inModes: modes.compactMap { name in
      name as? RunLoop.Mode ?? (name as? String).map { RunLoop.Mode(rawValue: $0) }
    }, block: block)
}

/// Fidelity: does nothing, since the loop never sleeps.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

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

/// Fidelity: removes the timer from all modes.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
  timer.invalidate()
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: AnyObject!, _ block: (() -> Void)!
) {
  rl.perform(block)
}

/// Fidelity: does nothing, since the loop never sleeps.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

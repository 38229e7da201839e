/// Fidelity: there is one thread, so that nobody waits.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Fidelity: there is one thread, so that nobody waits.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

// The names are the system library's.
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Fidelity: there is one thread, so that nobody waits.
public struct os_unfair_lock: Sendable {
  fileprivate var isHeld = false

  public init() {}
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_s = os_unfair_lock
// swift-format-ignore: TypeNamesShouldBeCapitalized
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = true }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = false }

/// `false` if the lock is held, by this thread as there is no other.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  defer { lock.pointee.isHeld = true }
  return !lock.pointee.isHeld
}

/// Fidelity: there is one thread, so that nobody waits.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Fidelity: there is one thread, so that nobody waits.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

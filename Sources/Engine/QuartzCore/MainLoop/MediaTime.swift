/// Returns the current media time in seconds: the clock that animations follow.
///
/// Fidelity: it is virtual. It starts at 1000 and stands still while code runs.
public func CACurrentMediaTime() -> CFTimeInterval { MainLoop.shared.now }

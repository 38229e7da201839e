/// Fidelity: virtual; starts at 1000 and stands still while code runs.
public func CACurrentMediaTime() -> CFTimeInterval { MainLoop.shared.now }

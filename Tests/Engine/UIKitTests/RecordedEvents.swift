import HeadlessUIKit

/// Runs a closure and returns the codes of the faults that it caused, in order.
func recordedFaults(_ body: () -> Void) -> [String] {
  var codes: [String] = []
  let former = EngineLog.sink
  EngineLog.sink = { kind, receiver in
    if case .fault(let fault) = kind { codes.append(fault.code.rawValue) }
    former?(kind, receiver)
  }
  body()
  EngineLog.sink = former
  return codes
}

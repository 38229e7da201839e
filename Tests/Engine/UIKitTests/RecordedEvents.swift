import HeadlessUIKit

/// Runs a closure and returns the codes of the faults that it caused, in order.
@MainActor
func recordedFaults(_ body: () -> Void) -> [String] {
  var codes: [String] = []
  let former = EngineLog.sink
  EngineLog.sink = { event in
    if case .fault(let code, _) = event { codes.append(code) }
    former?(event)
  }
  body()
  EngineLog.sink = former
  return codes
}

package import Record

/// The log to which engine code reports events between UIKit and the app.
///
/// The engine neither formats nor stores the events. Objects and layers have the engine's own
/// numbers; the recorder of a run gives them others.
package enum EngineLog {
  /// Receives each event at once, in order; `nil` if nobody listens.
  ///
  /// A call comes with its receiver, so that the listener can distinguish objects of one class. A
  /// class as receiver stands for itself.
  package static var sink: ((Event.Kind, _ receiver: AnyObject?) -> Void)? {
    get { World.current.eventSink }
    set { World.current.eventSink = newValue }
  }

  package static func report(_ kind: @autoclosure () -> Event.Kind) {
    guard let sink else { return }
    sink(kind(), nil)
  }

  /// Reports a call between UIKit and the app.
  package static func call(
    toApp: Bool, _ receiver: AnyObject, _ method: String, _ arguments: [String] = [],
    returned: String? = nil
  ) {
    guard let sink else { return }
    let call = Call(
      direction: toApp ? .toApp : .toUIKit, receiver: className(of: receiver), object: 0,
      method: method, arguments: arguments, returned: returned)
    sink(.call(call), receiver)
  }

  /// Reports that the app broke a rule.
  package static func fault(
    _ code: Fault.Code, _ facts: @autoclosure () -> [String: String] = [:]
  ) {
    report(.fault(Fault(code, facts: facts())))
  }

  /// The class of an object, or the class itself, without its module.
  private static func className(of object: AnyObject) -> String {
    if let type = object as? AnyClass { return String(describing: type) }
    return String(describing: type(of: object))
  }
}

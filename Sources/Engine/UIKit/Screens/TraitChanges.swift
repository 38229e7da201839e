import HeadlessQuartzCore

/// What somebody asked to hear of; give it back to hear no more.
public protocol UITraitChangeRegistration: AnyObject {}

/// Somebody who hears of some traits.
final class TraitHandler: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  fileprivate func tell(_ object: AnyObject, of now: UITraitCollection, after: UITraitCollection) {
    let isConcerned = traits.contains { trait in
      (trait as? any KnownTrait.Type)?.isDifferent(now, after) == true
    }
    if isConcerned { handler(object, after) }
  }
}

extension [TraitHandler] {
  func tell(
    _ object: AnyObject, of now: UITraitCollection, after previous: UITraitCollection?
  ) {
    guard let previous else { return }
    for handler in self { handler.tell(object, of: now, after: previous) }
  }
}

/// A view or a view controller, of whose traits others can hear.
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Calls a closure with the object and its former traits whenever one of the traits changed.
  @discardableResult
  func registerForTraitChanges<Subject>(
    _ traits: [UITrait], handler: @escaping (Subject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration

  /// Calls a method of an object, without arguments or with the sender, whenever one changed.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Hears no more.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls a method of the object itself whenever one of the traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

/// Who keeps handlers; both kinds do it in the same way.
protocol TraitHandlerKeeper: UITraitChangeObservable {
  var traitHandlers: [TraitHandler] { get set }
}

extension TraitHandlerKeeper {
  fileprivate func keep(_ handler: TraitHandler) -> any UITraitChangeRegistration {
    traitHandlers.append(handler)
    return handler
  }

  /// Calls a closure with the object and its former traits whenever one of the traits changed.
  @discardableResult
  public func registerForTraitChanges<Subject>(
    _ traits: [UITrait], handler: @escaping (Subject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    keep(
      TraitHandler(traits) { object, previous in
        if let subject = object as? Subject { handler(subject, previous) }
      })
  }

  /// Calls a method of an object, without arguments or with the sender, whenever one changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return keep(
      TraitHandler(traits) { object, previous in
        if let target { action.perform(on: target, with: object, previous) }
      })
  }

  /// Hears no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHandlers.removeAll { $0 === registration }
  }
}

extension UIView: TraitHandlerKeeper {}

extension UIViewController: TraitHandlerKeeper {}

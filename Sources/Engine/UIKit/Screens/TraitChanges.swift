import HeadlessQuartzCore

/// The token to pass to `unregisterForTraitChanges(_:)`.
public protocol UITraitChangeRegistration: AnyObject {}

/// A closure that is called when some traits change.
final class TraitHandler: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  fileprivate func tell(_ object: AnyObject, of now: UITraitCollection, after: UITraitCollection) {
    let isConcerned = traits.contains { trait in
      trait.isDifferent(now, after)
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

public protocol UITraitChangeObservable: UITraitEnvironment {
  /// The closure gets the object and its former traits.
  @discardableResult
  func registerForTraitChanges<Subject>(
    _ traits: [UITrait], handler: @escaping (Subject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration

  /// The action takes no argument, the object, or the object and its former traits.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

/// Stores handlers for views and view controllers.
protocol TraitHandlerStore: UITraitChangeObservable {
  var traitHandlers: [TraitHandler] { get set }
}

extension TraitHandlerStore {
  fileprivate func store(_ handler: TraitHandler) -> any UITraitChangeRegistration {
    traitHandlers.append(handler)
    return handler
  }

  @discardableResult
  public func registerForTraitChanges<Subject>(
    _ traits: [UITrait], handler: @escaping (Subject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    store(
      TraitHandler(traits) { object, previous in
        if let subject = object as? Subject { handler(subject, previous) }
      })
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return store(
      TraitHandler(traits) { object, previous in
        if let target { action.perform(on: target, with: object, previous) }
      })
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHandlers.removeAll { $0 === registration }
  }
}

extension UIView: TraitHandlerStore {}

extension UIViewController: TraitHandlerStore {}

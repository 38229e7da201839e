/// A way to use a view, as a context menu.
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// The interaction is about to be added to a view, or taken from it (`nil`).
  func willMove(to view: UIView?)

  /// The interaction was added to a view, or taken from it (`nil`).
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions that were added.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for interaction in ownInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds a way to use the view; it is taken from the view that had it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes a way to use the view away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

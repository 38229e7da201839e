import HeadlessQuartzCore

extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  var stateForConfigurations: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}

/// Fidelity: kept without effect; configurations look alike in every state, and a row that is one of
/// several selected looks like any other.
extension UITableViewCell {
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var multipleSelectionBackgroundView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var focusStyle: FocusStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }

  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  public var userInteractionEnabledWhileDragging: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

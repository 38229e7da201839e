import HeadlessQuartzCore

extension UIButton {
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}

/// Fidelity: kept without effect: symbols have one size, and buttons do not know what they are for.
extension NSObjectProtocol where Self: UIButton {
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) { keep(configuration, as: "symbol \(state.rawValue)") }

  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { kept(nil, as: "symbol \(state.rawValue)") }

  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  public var role: UIButtonRole {
    get { kept(.normal) }
    set { keep(newValue) }
  }

  public var automaticallyUpdatesConfiguration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var changesSelectionAsPrimaryAction: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var isPointerInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var subtitleLabel: UILabel? { nil }

  public var isHeld: Bool { isTracking }

  public var isHovered: Bool { false }
}

public enum UIButtonRole: Int, Sendable {
  case normal, primary, cancel, destructive
}

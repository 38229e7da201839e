import HeadlessQuartzCore

/// The views of a cell's or header's configurations.
struct ConfiguredViews {
  private var content: (any UIView & UIContentView)?
  private var background: ConfiguredBackground?

  /// Shows a configuration, in the view that there is if it supports it.
  mutating func show(_ configuration: (any UIContentConfiguration)?, in room: UIView) {
    if let configuration, let content, content.supports(configuration),
      type(of: content.configuration) == type(of: configuration)
    {
      return content.configuration = configuration
    }
    content?.removeFromSuperview()
    content = configuration?.makeContentView()
    guard let content else { return }
    content.frame = room.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    room.addSubview(content)
  }

  mutating func show(_ configuration: UIBackgroundConfiguration?, behind cell: UIView) {
    guard let configuration else {
      background?.removeFromSuperview()
      return background = nil
    }
    if let background { return background.shown = configuration }
    let made = ConfiguredBackground(configuration)
    made.frame = cell.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.insertSubview(made, at: 0)
    background = made
  }
}

extension UICollectionViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
}

extension UICollectionView {
  /// Configures supplementary views of a class for their sections.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let kind: String
    let handler: Handler
    let identifier: String

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      identifier = "registration-\(World.current.uiKit.actionSerials.next())"
    }

    /// Fidelity: nib files are not read; the view is a plain one of its class.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
    }
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      fatalError("A registered class makes views of that class.")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

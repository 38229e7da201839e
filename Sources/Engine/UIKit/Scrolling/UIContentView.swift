import HeadlessQuartzCore

/// A view that shows a content configuration.
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { true }
}

/// The content of a cell, as a value.
///
/// A cell shows ``UIListContentConfiguration`` in its own labels; of any other it shows the content
/// view, as large as its content view.
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// The state of a cell or header, for its configurations.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  init(traitCollection: UITraitCollection)
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

public struct UICellConfigurationState: UIConfigurationState {
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// Shows a list's configuration: its image, and its two texts one below the other.
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondLabel = UILabel()

  /// Fidelity: UIKit raises an exception for another kind; here it is ignored.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondLabel] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) { nil }

  override var undrawnParts: [String] {
    let shown = configuration as? UIListContentConfiguration
    return [shown?.attributedText, shown?.secondaryAttributedText].compactMap(\.self)
      .flatMap(\.undrawnParts)
  }

  private func show() {
    layer.touch()
    guard let shown = configuration as? UIListContentConfiguration else { return }
    imageView.image = shown.image
    imageView.tintColor = shown.imageProperties.tintColor
    for (view, text, look) in [
      (label, shown.text, shown.textProperties),
      (secondLabel, shown.secondaryText, shown.secondaryTextProperties),
    ] {
      view.text = text
      view.font = look.font
      view.textColor = look.color
      view.numberOfLines = look.numberOfLines
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds.insetBy(dx: 16, dy: 0)
    if let size = imageView.image?.size {
      imageView.frame = CGRect(
        x: room.minX, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      room.origin.x += size.width + 16
      room.size.width -= size.width + 16
    }
    let heights = [label, secondLabel].map { $0.sizeThatFits(room.size).height }
    let top = (bounds.height - heights[0] - heights[1]) / 2
    label.frame = CGRect(x: room.minX, y: top, width: room.width, height: heights[0])
    secondLabel.frame = CGRect(
      x: room.minX, y: top + heights[0], width: room.width, height: heights[1])
  }

  open override var intrinsicContentSize: CGSize {
    let texts = label.intrinsicContentSize.height + secondLabel.intrinsicContentSize.height
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: max(44, texts + 22, (imageView.image?.size.height ?? 0) + 22))
  }
}

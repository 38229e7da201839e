import HeadlessQuartzCore

/// An item of a drag.
///
/// Fidelity: nothing is ever dragged; its properties are kept.
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

open class UIDragPreviewParameters: UIPreviewParameters {}

open class UIDragPreviewTarget: UIPreviewTarget {}

open class UITargetedDragPreview: UITargetedPreview {}

/// Fidelity: none is ever made; nothing can be dragged.
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// Fidelity: its properties are kept, as nothing is dropped.
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Animations beside the lifting or dropping of items.
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Carries an item from one app or view to another.
///
/// Fidelity: carries nothing, and no object is ever loaded; its properties are kept.
open class NSItemProvider: NSObject {
  private let object: (any NSItemProviderWriting)?
  open var suggestedName: String?
  open var registeredTypeIdentifiers: [String] { [] }

  public override init() {
    object = nil
    super.init()
  }

  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

public protocol NSItemProviderWriting: NSObjectProtocol {}

public protocol NSItemProviderReading: NSObjectProtocol {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {}

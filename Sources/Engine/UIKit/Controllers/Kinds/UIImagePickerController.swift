import HeadlessQuartzCore

/// Lets the user choose or take a picture.
///
/// Fidelity: no source of pictures is available; presented all the same, it is an empty stack.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All pictures.
    case photoLibrary
    /// The camera.
    case camera
    /// The pictures taken last.
    case savedPhotosAlbum
  }

  /// What the delegate is told about a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's own name.
    public let rawValue: String

    /// Wraps a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Whether it is a picture or a film.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// Where a film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where a picture is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user can change the picture.
  open var allowsEditing = false
  /// Which kinds of media are offered.
  open var mediaTypes = ["public.image"]

  /// Whether a source can be used; none can.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

  /// The kinds of media of a source; none.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}

/// Hears of the choice.
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// The user chose a picture.
  ///
  /// Fidelity: never told.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  /// The user chose none.
  ///
  /// Fidelity: never told.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// As if it were not implemented.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// As if it were not implemented.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

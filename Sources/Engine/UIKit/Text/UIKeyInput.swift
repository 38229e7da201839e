import HeadlessQuartzCore

/// Takes typed text.
///
/// Fidelity: nobody types but the app, which types at the end of the text.
public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// Hears of a sheet's heights.
///
/// All optional.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user took the sheet to another detent.
  ///
  /// Fidelity: never called, since fingers do not move a sheet here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// What counts where the app does not implement it.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { OptionalRequirement.missing() }
}

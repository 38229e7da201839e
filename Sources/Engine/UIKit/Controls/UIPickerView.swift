import HeadlessQuartzCore

/// Fidelity: an empty view of 320 by 216 points; only the app selects rows.
open class UIPickerView: UIView {
  private static let size = CGSize(width: 320, height: 216)

  open weak var dataSource: UIPickerViewDataSource? {
    didSet { reloadAllComponents() }
  }
  open weak var delegate: UIPickerViewDelegate?
  private var selectedRows: [Int] = []

  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var undrawnParts: [String] { ["a UIPickerView"] }

  override open var intrinsicContentSize: CGSize { Self.size }

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The selection stays if its row still exists.
  open func reloadAllComponents() {
    for component in selectedRows.indices { reloadComponent(component) }
  }

  open func reloadComponent(_ component: Int) {
    guard selectedRows.indices.contains(component) else { return }
    let last = max(numberOfRows(inComponent: component) - 1, 0)
    selectedRows[component] = min(selectedRows[component], last)
  }

  /// The delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard component >= 0, row >= 0, row < numberOfRows(inComponent: component) else { return }
    while selectedRows.count <= component { selectedRows.append(0) }
    selectedRows[component] = row
  }

  /// -1 if the component has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, numberOfRows(inComponent: component) > 0 else { return -1 }
    return selectedRows.indices.contains(component) ? selectedRows[component] : 0
  }
}

public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Fidelity: none of these methods is called.
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { OptionalRequirement.missing(nil) }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { OptionalRequirement.missing(view ?? UIView()) }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { OptionalRequirement.missing(32) }
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { OptionalRequirement.missing(0) }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { OptionalRequirement.missing() }
}

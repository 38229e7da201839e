import HeadlessQuartzCore

/// Wheels with rows, one of which is chosen on each.
///
/// Fidelity: it is a blank of 320 by 216 points; only the app chooses rows.
open class UIPickerView: UIView {
  private static let size = CGSize(width: 320, height: 216)

  /// Says how many wheels and rows there are.
  open weak var dataSource: UIPickerViewDataSource? {
    didSet { reloadAllComponents() }
  }
  /// Says what is in the rows.
  open weak var delegate: UIPickerViewDelegate?
  private var chosen: [Int] = []

  /// Creates a picker without wheels.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
  }

  /// Restores an object from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override open var intrinsicContentSize: CGSize { Self.size }

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Asks for all rows again; the choice stays where there is such a row.
  open func reloadAllComponents() {
    for component in chosen.indices { reloadComponent(component) }
  }

  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    guard chosen.indices.contains(component) else { return }
    chosen[component] = min(chosen[component], max(numberOfRows(inComponent: component) - 1, 0))
  }

  /// Chooses a row, without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard component >= 0, row >= 0, row < numberOfRows(inComponent: component) else { return }
    while chosen.count <= component { chosen.append(0) }
    chosen[component] = row
  }

  /// The row that is chosen on a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, numberOfRows(inComponent: component) > 0 else { return -1 }
    return chosen.indices.contains(component) ? chosen[component] : 0
  }
}

/// Says how many wheels and rows a picker has.
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows on a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what is in the rows of a picker.
///
/// Every method is optional. Fidelity: none is called.
public protocol UIPickerViewDelegate: AnyObject {
  /// The text of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The height of the rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a wheel.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The user chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// What counts where the app does not implement it.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { OptionalRequirement.missing(nil) }
  /// What counts where the app does not implement it.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { OptionalRequirement.missing(view ?? UIView()) }
  /// What counts where the app does not implement it.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { OptionalRequirement.missing(32) }
  /// What counts where the app does not implement it.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { OptionalRequirement.missing(0) }
  /// What counts where the app does not implement it.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { OptionalRequirement.missing() }
}

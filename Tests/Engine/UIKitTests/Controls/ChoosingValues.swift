import EngineTesting
import HeadlessQuartzCore
import HeadlessUIKit
import Testing

@Suite("Choosing values", .inNewWorld)
struct ChoosingValues {
  @Test("A stepper sends valueChanged only if its value changes")
  func stepping() {
    let scene = GestureScene()
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    stepper.maximumValue = 2
    stepper.addAction(
      UIAction { [unowned stepper] _ in scene.write("\(stepper.value)") }, for: .valueChanged)
    scene.view.addSubview(stepper)
    _ = scene.read()
    let place = stepper.convert(CGPoint.zero, to: nil)
    func tap(_ x: CGFloat) {
      scene.land(place.x + x, place.y + 16)
      scene.lift()
    }
    for _ in 0..<3 { tap(70) }
    tap(20)
    #expect(scene.read() == ["1.0", "2.0", "1.0"])
    stepper.wraps = true
    tap(70)
    tap(70)
    #expect(scene.read() == ["2.0", "0.0"])
  }

  @Test("A date picker's date stays within its limits")
  func dates() {
    let picker = UIDatePicker()
    let day = { Date(timeIntervalSinceReferenceDate: $0 * 86_400) }
    picker.minimumDate = day(10)
    #expect(picker.date == day(10))
    picker.maximumDate = day(20)
    picker.setDate(day(30), animated: true)
    #expect(picker.date == day(20))
  }

  @Test("A picker keeps a selected row per component, within the number of rows")
  func wheels() {
    let source = Wheels()
    let picker = UIPickerView()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = source
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
    picker.selectRow(4, inComponent: 1, animated: false)
    picker.selectRow(7, inComponent: 1, animated: false)
    #expect([0, 1].map(picker.selectedRow) == [0, 4])
    source.rows = 3
    picker.reloadAllComponents()
    #expect([0, 1].map(picker.selectedRow) == [0, 2])
  }

  private final class Wheels: UIPickerViewDataSource {
    var rows = 5

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows
    }
  }
}

import HeadlessQuartzCore

extension UIViewController {
  func perform(segue identifier: String, sender: Any?) {
    EngineLog.call(toApp: false, self, "performSegue(withIdentifier:sender:)", [identifier])
    var owner: UIViewController? = self
    var found: UIStoryboardSegue?
    while let controller = owner, found == nil {
      found = SegueBook.shared.segue(identifier, from: controller)
      owner = controller.parent
    }
    guard let segue = found else {
      return EngineLog.fault(
        .unknownSegue, ["controller": className, "identifier": identifier])
    }
    tell("prepare(for:sender:)", [EngineLog.name(segue), "sender"]) {
      prepare(for: segue, sender: sender)
    }
    segue.perform()
  }
}

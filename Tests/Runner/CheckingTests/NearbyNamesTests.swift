import Record
import Testing

@testable import Checking

@Suite("Names that are nearly those that exist")
struct NearbyNamesTests {
  private func lead(_ text: String) -> String? {
    let names = NearbyNames(text: text, scenes: [], publicNames: ["UIView", "UILabel"])
    let unknown = Diagnostic(
      severity: .error, id: "cannot_find_in_scope", message: "cannot find 'UIView' in scope",
      file: "a.swift", line: 2)
    return names.complete([unknown])[0].lead
  }

  @Test(
    "A name of UIKit's is told to be imported unless it is, however that is written",
    arguments: [
      ("let a = UIView()", true), ("// \nimport Foundation\nlet a = UIView()", true),
      ("/*\nimport UIKit\n*/\nlet a = UIView()", true),
      ("let t = \"\"\"\nimport UIKit\n\"\"\"\nlet a = UIView()", true),
      ("import UIKitten\nlet a = UIView()", true),
      ("import UIKit\nlet a = UIView()", false), ("\timport   UIKit\nlet a = UIView()", false),
      ("import Foundation; import UIKit\nlet a = UIView()", false),
      ("@preconcurrency import UIKit\nlet a = UIView()", false),
      ("import class UIKit.UIView\nlet a = UIView()", false),
    ])
  func imports(text: String, isTold: Bool) {
    let sentence =
      "UIKit has this name, and the file does not see it: write import UIKit at its top."
    #expect((lead(text) == sentence) == isTold)
  }
}

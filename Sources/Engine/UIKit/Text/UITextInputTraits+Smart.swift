import HeadlessQuartzCore

public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// Fidelity: kept, as nothing is typed.
extension UITextInputTraits {
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept(.default) }
    set { keep(newValue) }
  }

  public var smartDashesType: UITextSmartDashesType {
    get { kept(.default) }
    set { keep(newValue) }
  }

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept(.default) }
    set { keep(newValue) }
  }

  public var passwordRules: UITextInputPasswordRules? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

/// Fidelity: kept, as nothing is typed.
extension UITextField {
  public var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

/// Fidelity: kept: nothing is typed, text has one size, and nothing is searched.
extension UITextView {
  public var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var usesStandardTextScaling: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var isFindInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UITextContentType {
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

import HeadlessQuartzCore

// Types that other rooms are building, as far as views need them. Whoever lands one of these types
// deletes its lines here.

// views
open class UIControl: UIView {}
open class UIScrollView: UIView {
  var isContentConstrained = false
  open var contentSize = CGSize.zero
  lazy var contentLayoutGuide = UILayoutGuide(.scrollContent, of: self)
}

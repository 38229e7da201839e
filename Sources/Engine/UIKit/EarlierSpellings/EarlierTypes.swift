import HeadlessQuartzCore

// Names of types from Swift 1 to 4.1, when none was nested.

/// Today `UIView.ContentMode`.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

/// Today `UIView.AutoresizingMask`.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// Today `UIView.TintAdjustmentMode`.
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode

/// Today `UIControl.Event`.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event

/// Today `UIControl.State`.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State

/// Today `UIControl.ContentVerticalAlignment`.
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

/// Today `UIControl.ContentHorizontalAlignment`.
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment

/// Today `UIButton.ButtonType`.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType

/// Today `UIActivityIndicatorView.Style`.
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// Today `UIProgressView.Style`.
@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style

/// Today `UITextField.BorderStyle`.
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle

/// Today `UITextField.ViewMode`.
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode

/// Today `UIBlurEffect.Style`.
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style

/// Today `UIImage.Orientation`.
@available(*, deprecated, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation

/// Today `UIImage.RenderingMode`.
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// Today `UIImage.ResizingMode`.
@available(*, deprecated, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode

/// Today `UIFont.TextStyle`.
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// Today `UIFontDescriptor.SymbolicTraits`.
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// Today `NSAttributedString.Key`.
@available(*, deprecated, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// Today `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// Today `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// Today `NSLayoutConstraint.FormatOptions`.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// Today `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// Today `UIStackView.Distribution`.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution

/// Today `UIStackView.Alignment`.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment

/// Today `UIScrollView.IndicatorStyle`.
@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle

/// Today `UIScrollView.KeyboardDismissMode`.
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// Today `UIScrollView.ContentInsetAdjustmentBehavior`.
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView
  .ContentInsetAdjustmentBehavior

/// Today `UITableView.Style`.
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// Today `UITableView.ScrollPosition`.
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// Today `UITableView.RowAnimation`.
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// Today `UITableViewCell.SeparatorStyle`.
@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// Today `UITableViewCell.CellStyle`.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// Today `UITableViewCell.SelectionStyle`.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// Today `UITableViewCell.AccessoryType`.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// Today `UICollectionView.ScrollDirection`.
@available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection

/// Today `UICollectionView.ScrollPosition`.
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition

/// Today `UICollectionView.ElementCategory`.
@available(*, deprecated, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory

/// Today `TimeInterval`.
@available(*, deprecated, renamed: "TimeInterval")
public typealias NSTimeInterval = TimeInterval

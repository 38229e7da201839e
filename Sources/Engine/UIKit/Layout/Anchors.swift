import HeadlessQuartzCore

extension UIView {
  /// The edge where reading starts; the left one.
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where reading ends; the right one.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }
  /// The vertical line through the middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The horizontal line through the middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  /// The line on which the first line of text stands; the top edge without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  /// The line on which the last line of text stands; the bottom edge without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
}

extension UILayoutGuide {
  /// The edge where reading starts; the left one.
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge where reading ends; the right one.
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }
  /// The vertical line through the middle.
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The horizontal line through the middle.
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
}

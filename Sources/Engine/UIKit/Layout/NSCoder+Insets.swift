import HeadlessQuartzCore

/// Insets and offsets as text: "{8, 0, 8, 0}" from the top, counterclockwise, and "{10, 20}".
extension NSCoder {
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let values = numbers(string, count: 4)
    return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  public class func uiOffset(for string: String) -> UIOffset {
    let values = numbers(string, count: 2)
    return UIOffset(horizontal: values[0], vertical: values[1])
  }
}

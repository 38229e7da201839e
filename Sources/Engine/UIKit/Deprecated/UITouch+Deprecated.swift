extension UITouch.TouchType {
  @available(*, deprecated, renamed: "pencil")
  public static var stylus: UITouch.TouchType { .pencil }
}

extension UIStoryboardSegue {
  @available(*, deprecated, renamed: "source")
  public var sourceViewController: UIViewController { source }

  @available(*, deprecated, renamed: "destination")
  public var destinationViewController: UIViewController { destination }
}

extension CATextLayer {
  @available(*, deprecated, renamed: "isWrapped")
  public var wrapped: Bool {
    get { isWrapped }
    set { isWrapped = newValue }
  }
}

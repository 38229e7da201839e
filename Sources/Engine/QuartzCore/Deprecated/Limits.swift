/// The largest number that the Darwin headers know by these names.
@available(*, deprecated, renamed: "Float.greatestFiniteMagnitude")
public let MAXFLOAT = Float.greatestFiniteMagnitude

@available(*, deprecated, renamed: "Double.infinity")
public let HUGE = Double.infinity

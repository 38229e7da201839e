/// The largest number that the Darwin headers know by these names.
@available(*, deprecated, renamed: "Float.greatestFiniteMagnitude")
public let MAXFLOAT = Float.greatestFiniteMagnitude

@available(*, deprecated, renamed: "Double.infinity")
public let HUGE = Float.greatestFiniteMagnitude

/// Foundation's version in iOS 17; the constants below are those of earlier versions, for
/// comparisons.
public let NSFoundationVersionNumber = 2048.1
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0

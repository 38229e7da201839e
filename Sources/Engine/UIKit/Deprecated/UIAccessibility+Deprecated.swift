import HeadlessQuartzCore

// Functions about accessibility from Swift 1 to 4.1.

@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

@available(*, deprecated, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification

@available(*, deprecated, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

@available(*, deprecated, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

@available(*, deprecated, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

@available(*, deprecated, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

@available(*, deprecated, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

@available(*, deprecated, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }

@available(*, deprecated, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

@available(*, deprecated, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

@available(*, deprecated, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }

@available(*, deprecated, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}

@available(*, deprecated, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }

@available(*, deprecated, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}

@available(*, deprecated, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }

@available(*, deprecated, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

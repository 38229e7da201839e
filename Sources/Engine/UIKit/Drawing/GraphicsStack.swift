import HeadlessQuartzCore

/// The contexts that drawing goes to; the last one is the current one.
enum GraphicsStack {
  nonisolated(unsafe) private static var contexts: [CGContext] = []

  static var current: CGContext? { contexts.last }

  static func push(_ context: CGContext) {
    contexts.append(context)
  }

  static func pop() {
    _ = contexts.popLast()
  }
}

/// The context that drawing goes to; `nil` outside of `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current
}

/// Makes a context the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.push(context)
}

/// Makes the context current that was so before.
public func UIGraphicsPopContext() {
  GraphicsStack.pop()
}

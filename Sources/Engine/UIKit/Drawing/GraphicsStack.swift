import HeadlessQuartzCore

/// The graphics contexts; the last one is the current one.
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

/// `nil` outside of `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current
}

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.push(context)
}

public func UIGraphicsPopContext() {
  GraphicsStack.pop()
}

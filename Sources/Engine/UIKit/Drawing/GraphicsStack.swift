import HeadlessQuartzCore

/// The graphics contexts; the last one is the current one.
enum GraphicsStack {
  static var current: CGContext? { World.current.uiKit.graphicsContexts.last }

  static func push(_ context: CGContext) {
    World.current.uiKit.graphicsContexts.append(context)
  }

  static func pop() {
    _ = World.current.uiKit.graphicsContexts.popLast()
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

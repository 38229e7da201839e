// Constants of emitter and scroll layers, which were strings before Swift 4.2.

@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.point")
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point

@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.line")
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line

@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.rectangle")
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle

@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.cuboid")
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid

@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.circle")
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle

@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.sphere")
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere

@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.points")
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points

@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.outline")
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline

@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.surface")
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface

@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.volume")
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume

@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.unordered")
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered

@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst

@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestLast")
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast

@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.backToFront")
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront

@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.additive")
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive

@available(*, deprecated, renamed: "CAScrollLayerScrollMode.none")
public let kCAScrollNone = CAScrollLayerScrollMode.none

@available(*, deprecated, renamed: "CAScrollLayerScrollMode.vertically")
public let kCAScrollVertically = CAScrollLayerScrollMode.vertically

@available(*, deprecated, renamed: "CAScrollLayerScrollMode.horizontally")
public let kCAScrollHorizontally = CAScrollLayerScrollMode.horizontally

@available(*, deprecated, renamed: "CAScrollLayerScrollMode.both")
public let kCAScrollBoth = CAScrollLayerScrollMode.both

/// Draws large content in parts, as they become visible.
///
/// Fidelity: drawn whole and at once, like any layer; its properties are kept.
open class CATiledLayer: CALayer {
  /// Seconds until a part that was drawn later is opaque.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
}

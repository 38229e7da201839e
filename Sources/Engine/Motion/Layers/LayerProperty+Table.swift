// Generated from Sources/Engine/LayerProperties.json by PropertyTableTests.
// swift-format-ignore-file

/// A property of a layer that has a value at every instant and can be animated.
///
/// Raw values are the first components of Core Animation's key paths.
public enum LayerProperty: String, CaseIterable, Sendable {
  /// The place of the anchor point in the superlayer, in points.
  case position
  /// The layer's own coordinates: an origin other than zero scrolls.
  case bounds
  /// The order among siblings and the depth, in points; higher is nearer to the viewer.
  case zPosition
  /// The point of the layer at `position`, as a fraction of the bounds.
  case anchorPoint
  /// The anchor point's distance from the layer's plane, in points.
  case anchorPointZ
  /// The transform of the layer, about its anchor point.
  case transform
  /// The transform of the sublayers, about this layer's anchor point.
  case sublayerTransform
  /// From transparent (0) to opaque (1), sublayers included.
  case opacity
  /// Whether the layer and its sublayers are not drawn.
  case isHidden = "hidden"
  /// Whether the layer is drawn when it faces away from the viewer.
  case isDoubleSided = "doubleSided"
  /// Whether sublayers are clipped to the bounds and the rounded corners.
  case masksToBounds
  /// The colour that fills the bounds; `nil` fills nothing.
  case backgroundColor
  /// The radius of the corners, in points.
  case cornerRadius
  /// The width of the border inside the bounds, in points.
  case borderWidth
  /// The colour of the border, which is drawn above contents and sublayers.
  case borderColor
  /// The colour of the shadow.
  case shadowColor
  /// From no shadow (0) to an opaque one (1).
  case shadowOpacity
  /// How far the shadow lies from the layer, in points.
  case shadowOffset
  /// How blurred the shadow is, in points.
  case shadowRadius
  /// The outline of the shadow; `nil` is the layer's own.
  case shadowPath
  /// The picture above the background.
  case contents
  /// The part of the contents that is shown, in unit coordinates.
  case contentsRect
  /// The outline, in the layer's coordinates.
  case path
  /// The colour inside the outline; `nil` fills nothing.
  case fillColor
  /// The colour of the line; `nil` draws no line.
  case strokeColor
  /// The start of the line, as a fraction of the path.
  case strokeStart
  /// The end of the line, as a fraction of the path.
  case strokeEnd
  /// The width of the line, in points.
  case lineWidth
  /// The place in the dash pattern at which the line starts, in points.
  case lineDashPhase
  /// How long a mitered corner may be, in line widths, before it is cut off.
  case miterLimit
  /// The colours from the start to the end.
  case colors
  /// The place of each colour, from 0 to 1; empty spaces them evenly.
  case locations
  /// The place of the first colour, in unit coordinates.
  case startPoint
  /// The place of the last colour, in unit coordinates.
  case endPoint
}

extension LayerProperty {

  /// The class that introduces the property.
  public var owner: LayerClass {
    switch self {
    case .position, .bounds, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform, .opacity, .isHidden, .isDoubleSided, .masksToBounds, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .contents, .contentsRect: .layer
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase, .miterLimit: .shape
    case .colors, .locations, .startPoint, .endPoint: .gradient
    }
  }

  /// The type of its values.
  public var valueType: ValueType {
    switch self {
    case .position, .anchorPoint, .startPoint, .endPoint: .point
    case .bounds, .contentsRect: .rectangle
    case .zPosition, .anchorPointZ, .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase, .miterLimit: .number
    case .transform, .sublayerTransform: .matrix
    case .isHidden, .isDoubleSided, .masksToBounds: .flag
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color
    case .shadowOffset: .size
    case .shadowPath, .path: .path
    case .contents: .picture
    case .colors: .colors
    case .locations: .numbers
    }
  }

  /// Whether a change animates by default, in a layer without a view.
  public var animatesImplicitly: Bool {
    switch self {
    case .position, .bounds, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform, .opacity, .isHidden, .isDoubleSided, .masksToBounds, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .contents, .contentsRect, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase, .miterLimit, .colors, .locations, .startPoint, .endPoint: true
    case .shadowPath, .path: false
    }
  }

  /// How an animation block of UIKit animates the property.
  public var blockAnimation: BlockAnimation {
    switch self {
    case .position, .bounds, .transform, .cornerRadius: .additively
    case .zPosition, .isHidden, .isDoubleSided, .masksToBounds, .borderWidth, .borderColor, .shadowColor, .shadowOffset, .shadowRadius, .shadowPath, .contents, .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase, .miterLimit, .colors, .locations, .startPoint, .endPoint: .no
    case .anchorPoint, .anchorPointZ, .sublayerTransform, .opacity, .backgroundColor, .shadowOpacity, .contentsRect: .absolutely
    }
  }
}

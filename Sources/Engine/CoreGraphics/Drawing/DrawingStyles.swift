/// How lines end.
public enum CGLineCap: Int32, Sendable {
  /// Straight, at the end point.
  case butt
  /// A half circle around the end point.
  case round
  /// Straight, half a line's width beyond the end point.
  case square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter
  /// A round corner.
  case round
  /// A corner that is cut off.
  case bevel
}

/// What counts as inside of an outline that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is where the outline goes round in one direction more often than in the other.
  case winding
  /// Inside is where a line to the outside crosses the outline an odd number of times.
  case evenOdd
}

/// What is done with an outline.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills with the winding rule.
  case fill
  /// Fills with the even-odd rule.
  case eoFill
  /// Draws the outline.
  case stroke
  /// Fills with the winding rule, then draws the outline.
  case fillStroke
  /// Fills with the even-odd rule, then draws the outline.
  case eoFillStroke
}

/// How well a scaled picture is drawn; all the same here.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context likes.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Quick.
  case low = 2
  /// Between quick and good.
  case medium = 4
  /// Good.
  case high = 3
}

/// How new colours mix with what is there; a recording keeps only what lies on top.
public enum CGBlendMode: Int32, Sendable {
  /// Covers what is below.
  case normal
  /// Multiplies; darker.
  case multiply
  /// Multiplies the inverses; lighter.
  case screen
  /// Multiplies or screens, depending on what is below.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens what is below.
  case colorDodge
  /// Darkens what is below.
  case colorBurn
  /// Darkens or lightens a little.
  case softLight
  /// Multiplies or screens, depending on what is drawn.
  case hardLight
  /// The darker taken from the lighter.
  case difference
  /// A weaker difference.
  case exclusion
  /// The hue of what is drawn.
  case hue
  /// The saturation of what is drawn.
  case saturation
  /// The hue and saturation of what is drawn.
  case color
  /// The luminosity of what is drawn.
  case luminosity
  /// Nothing at all.
  case clear
  /// What is drawn, with its opacity.
  case copy
  /// What is drawn, where there is something below.
  case sourceIn
  /// What is drawn, where there is nothing below.
  case sourceOut
  /// What is drawn over what is below, only where there is something below.
  case sourceAtop
  /// What is below, over what is drawn.
  case destinationOver
  /// What is below, where something is drawn.
  case destinationIn
  /// What is below, where nothing is drawn.
  case destinationOut
  /// What is below over what is drawn, only where something is drawn.
  case destinationAtop
  /// Each where the other is not.
  case xor
  /// The sum of the darknesses.
  case plusDarker
  /// The sum of the lights.
  case plusLighter
}

/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Wraps bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Where the transparency of a pixel is.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none
  /// Behind the colours, which are multiplied by it.
  case premultipliedLast
  /// Before the colours, which are multiplied by it.
  case premultipliedFirst
  /// Behind the colours.
  case last
  /// Before the colours.
  case first
  /// Behind the colours, to be left alone.
  case noneSkipLast
  /// Before the colours, to be left alone.
  case noneSkipFirst
  /// Nothing but transparency.
  case alphaOnly
}

/// How the bytes of a pixel are to be read.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits, as Core Graphics numbers them.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Parts are broken numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that say in which order bytes are.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Two bytes, the lower one first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Four bytes, the lowest one first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Two bytes, the higher one first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Four bytes, the highest one first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

import EngineTesting
import Foundation
import Testing

@testable import HeadlessQuartzCore

@Suite("What Apple's platforms add to the language", .inNewWorld)
struct LanguageTests {
  @Test("Key paths of a layer's properties have the names by which they are animated")
  func names() {
    #expect((\CALayer.position)._keyValueName == "position")
    #expect((\CALayer.isHidden)._keyValueName == "hidden")
    #expect((\CALayer.isDoubleSided)._keyValueName == "doubleSided")
    #expect((\CALayer.frame)._keyValueName == "frame")
    #expect((\CAShapeLayer.strokeEnd)._keyValueName == "strokeEnd")
    #expect((\CALayer.sublayers)._keyValueName == nil)
  }

  @Test("What draws without pointers is safe to call")
  func pointers() {
    var scale = CGAffineTransform(scaleX: 2, y: 2)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(CGPath(rect: unit, transform: nil).boundingBox == unit)
    #expect(CGPath(rect: unit, transform: &scale).boundingBox.width == 2)
    #expect(CGPath(ellipseIn: unit, transform: nil).copy(using: &scale)?.boundingBox.width == 2)
    let colors = [CGColor.black, .white]
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: colors, locations: nil)?.stops.last?.location == 1)
    let red = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 0.5])
    #expect(red?.components == [1, 0, 0, 0.5])
  }

  @Test("A metatype value makes objects of the class that it stands for")
  func made() {
    final class Card: CALayer {}
    let type: CALayer.Type = Card.self
    #expect(type._new() is Card)
    let moved: CABasicAnimation.Type = CASpringAnimation.self
    let animation = moved._new(keyPath: "opacity")
    #expect(animation is CASpringAnimation && animation.keyPath == "opacity")
    let object: NSObject.Type = CAShapeLayer.self
    #expect(object._new() is CAShapeLayer)
  }

  @Test("An object conforms to the protocols of its class")
  func conforming() {
    final class Panner: NSObject, CAAnimationDelegate {}
    #expect(Panner().conforms(to: CAAnimationDelegate.self))
    #expect(!NSObject().conforms(to: CAAnimationDelegate.self))
  }

  @Test("A number makes a CGFloat")
  func numbers() {
    let number: NSNumber? = 2.5
    #expect(number.flatMap(CGFloat.init) == 2.5)
    #expect(CGFloat(truncating: 4) == 4)
  }

  @Test("A log's format may say who reads a value")
  func logs() {
    #expect(LogOutput.text("%{public}d of %d", [1, 2]) == "1 of 2")
    let message: OSLogMessage =
      "at \(0.25, format: .fixed(precision: 1)), \(Int?.none), \(3, privacy: .public)"
    #expect(message.text == "at 0.2, nil, 3")
  }

  @Test("All code runs on the main thread")
  func threads() {
    #expect(HeadlessQuartzCore.Thread.isMainThread)
    #expect(HeadlessQuartzCore.Thread.current === HeadlessQuartzCore.Thread.main)
  }

  @Test("A timing function writes its control points into an array")
  func controlPoints() {
    var values: [Float] = [0, 0]
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &values)
    #expect(values == [0.3, 0.4])
  }

  @Test("Turned edge-on, a layer takes its place from its frame and its anchor point")
  func edgeOn() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    layer.frame = CGRect(x: 10, y: 20, width: 390, height: 400)
    #expect(layer.position.x == 205)
    #expect(abs(layer.position.y - 220) < 1e-9)
    #expect(layer.bounds.width == 390)
    #expect(abs(layer.bounds.height - 400) < 1e-9)
  }
}

import Motion
import Testing

@Suite("Key paths read and write components of properties")
struct KeyPathTests {
  @Test("Every key path is parsed from its text, and other texts are rejected")
  func text() {
    for property in LayerProperty.allCases {
      for component in LayerPropertyComponent.allCases {
        let path = LayerKeyPath(property, component)
        #expect(LayerKeyPath(path.text) == path)
      }
    }
    #expect(LayerKeyPath("transform.scale.x") == LayerKeyPath(.transform, .scaleX))
    #expect(LayerKeyPath("bounds.size.width") == LayerKeyPath(.bounds, .sizeWidth))
    #expect(LayerKeyPath("hidden") == LayerKeyPath(.isHidden))
    for text in ["", "frame", "transform.spin", "Position"] {
      #expect(LayerKeyPath(text) == nil)
    }
  }

  @Test("Setting a component through a key path keeps the other components")
  func numbers() {
    let paths = [
      "position.x", "position.y", "anchorPoint.x", "bounds.origin.x", "bounds.origin.y",
      "bounds.size.width", "bounds.size.height", "shadowOffset.width", "shadowOffset.height",
      "opacity", "cornerRadius", "zPosition", "transform.translation.x",
      "transform.translation.y", "transform.translation.z", "transform.scale.x",
      "transform.scale.y", "transform.scale.z", "transform.rotation.z", "transform.rotation.x",
      "transform.rotation.y", "sublayerTransform.rotation.y", "sublayerTransform.translation.z",
    ].compactMap(LayerKeyPath.init)
    #expect(paths.count == 23)
    for path in paths {
      var properties = LayerProperties()
      properties.transform = .scale(1.5, 0.5)
      let before = properties
      properties[path] = .number(0.75)
      for other in paths where other.property == path.property {
        guard case .number(let seen) = properties[other],
          case .number(let old) = before[other]
        else {
          Issue.record("\(other.text) is not a number")
          continue
        }
        #expect(abs(seen - (other == path ? 0.75 : old)) < 1e-12, "\(path.text) \(other.text)")
      }
    }
  }

  @Test("Key paths set whole sizes, origins, translations and scales")
  func compounds() {
    var properties = LayerProperties()
    properties[LayerKeyPath(.bounds, .size)] = .size(Size(width: 3, height: 4))
    properties[LayerKeyPath(.bounds, .origin)] = .point(Point(x: 1, y: 2))
    properties[LayerKeyPath(.transform, .translation)] = .size(Size(width: 5, height: 6))
    properties[LayerKeyPath(.transform, .scale)] = .number(2)
    #expect(properties.bounds == Rectangle(x: 1, y: 2, width: 3, height: 4))
    #expect(properties.transform == Matrix(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))
    #expect(properties[LayerKeyPath(.transform, .scale)] == .number(2))
    #expect(
      properties[LayerKeyPath(.transform, .translation)] == .size(Size(width: 5, height: 6)))
    #expect(properties[LayerKeyPath(.opacity, .x)] == nil)
  }

  @Test("Setting the rotation of a scaled transform keeps its scale")
  func turning() {
    var properties = LayerProperties()
    properties.transform = Matrix.scale(2, 3).concatenating(.rotation(0.4))
    properties[LayerKeyPath(.transform, .rotationZ)] = .number(1)
    #expect(
      properties.transform.distance(to: Matrix.scale(2, 3).concatenating(.rotation(1))) < 1e-12)
  }

  @Test("Setting the rotation about y in perspective works beyond 90°")
  func turningInSpace() {
    for angle in [0.3, 1.5, 2.5, 3.1, 5] {
      var properties = LayerProperties()
      properties.transform.m34 = -1.0 / 500
      properties[LayerKeyPath(.transform, .rotationY)] = .number(angle)
      var eye = Matrix()
      eye.m34 = -1.0 / 500
      let expected = Matrix.rotation(angle, x: 0, y: 1, z: 0).concatenating(eye)
      #expect(properties.transform.distance(to: expected) < 1e-12)
    }
  }

  @Test("Properties accept only values of their own kind")
  func kinds() {
    var properties = LayerProperties()
    properties.shape = ShapeProperties()
    properties.gradient = GradientProperties()
    let values: [AnimatableValue] = [
      .number(0.5), .point(Point(x: 1, y: 1)), .size(Size(width: 1, height: 1)),
      .rectangle(Rectangle(x: 1, y: 1, width: 1, height: 1)), .matrix(.scale(2, 2)),
      .color(.black), .path(Path([.close])), .numbers([1]), .colors([.black]),
      .picture(Picture(size: .zero)),
    ]
    for property in LayerProperty.allCases {
      var accepted = 0
      for value in values {
        var changed = properties
        changed[property] = value
        if changed[property] == value { accepted += 1 }
        // No other property may have changed.
        changed[property] = properties[property]
        #expect(changed == properties, "\(property)")
      }
      // Booleans read 0.5 as true, so that it does not come back.
      let isBoolean = [.isHidden, .isDoubleSided, .masksToBounds].contains(property)
      #expect(accepted == (isBoolean ? 0 : 1), "\(property)")
    }
  }
}

import EngineTesting
import HeadlessUIKit
import Motion
import Testing

@Suite("What a device draws and a recording does not is recorded in words", .inNewWorld)
struct TellingWhatIsNotDrawn {
  private static func undrawn(_ layer: CALayer) -> [String] { layer.describe().undrawn }

  @Test("Nothing is told of a plain view, or of one that is rasterized as finely as the screen")
  func plain() {
    let view = UIView()
    #expect(Self.undrawn(view.layer) == [])
    view.layer.shouldRasterize = true
    view.layer.rasterizationScale = UIScreen.main.scale
    #expect(Self.undrawn(view.layer) == [])
    view.layer.shouldRasterize = false
    view.layer.rasterizationScale = 0.01
    #expect(Self.undrawn(view.layer) == [])
  }

  @Test("Layers tell settings that change what is seen")
  func layers() {
    let flipped = CALayer()
    flipped.isGeometryFlipped = true
    #expect(Self.undrawn(flipped) == ["isGeometryFlipped = true"])
    let coarse = UIView().layer
    coarse.shouldRasterize = true
    coarse.rasterizationScale = 0.01
    #expect(Self.undrawn(coarse) == ["rasterizationScale = 0.01"])
    // The default, which everybody has who asks for nothing else.
    coarse.rasterizationScale = 1
    #expect(Self.undrawn(coarse) == [])
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    emitter.emitterCells = [cell]
    #expect(Self.undrawn(emitter) == [])
    cell.birthRate = 20
    #expect(Self.undrawn(emitter) == ["emitterCells, 1 of them"])
    emitter.birthRate = 0
    #expect(Self.undrawn(emitter) == [])
  }

  @Test("A window tells the keyboard of its first responder, and its input view, while it has them")
  func keyboard() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let field = UITextField()
    window.addSubview(field)
    window.makeKeyAndVisible()
    #expect(Self.undrawn(window.layer) == [])
    field.becomeFirstResponder()
    #expect(Self.undrawn(window.layer) == ["the keyboard of the first responder"])
    field.inputView = UIView()
    #expect(Self.undrawn(window.layer) == ["the inputView of the first responder"])
    field.resignFirstResponder()
    #expect(Self.undrawn(window.layer) == [])
  }

  private static let size = CGSize(width: 10, height: 10)
  private static let whole = CGRect(origin: .zero, size: size)

  private static func image(_ draw: (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
  }

  @Test("An image view shows the first image of a running animation, and tells of the others")
  func slides() {
    let images = [UIColor.red, .blue].map { color in
      Self.image {
        $0.setFillColor(color.cgColor)
        $0.fill(Self.whole)
      }
    }
    let view = UIImageView(image: images[0])
    view.animationImages = [images[1]]
    view.startAnimating()
    #expect(view.layer.describe().model.contents == images[1].picture)
    #expect(Self.undrawn(view.layer) == [])
    view.animationImages = images
    #expect(Self.undrawn(view.layer) == ["2 animationImages"])
    view.stopAnimating()
    #expect(view.layer.describe().model.contents == images[0].picture)
    #expect(Self.undrawn(view.layer) == [])
  }

  @Test("Clearing and copying over a whole picture are drawn; other blending is told")
  func blending() {
    let fill = { (context: CGContext, mode: CGBlendMode, rectangle: CGRect) in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(rectangle)
      context.setBlendMode(mode)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(rectangle)
    }
    let cleared = Self.image { fill($0, .clear, Self.whole) }.picture
    #expect(cleared.elements.isEmpty && cleared.allUndrawn == [])
    let copied = Self.image { fill($0, .copy, Self.whole) }.picture
    #expect(copied.elements.count == 1 && copied.allUndrawn == [])
    let part = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(Self.image { fill($0, .clear, part) }.picture.allUndrawn == ["a cleared part"])
    let multiplied = Self.image { fill($0, .multiply, Self.whole) }
    #expect(multiplied.picture.allUndrawn == ["the blend mode multiply"])
    // It is told of the picture that shows this one, too.
    let outer = Self.image { _ in multiplied.draw(in: part) }
    #expect(outer.picture.allUndrawn == ["the blend mode multiply"])
  }

  @Test("Shadows and masks of a context, and filters, are told; clips and rectangles are not")
  func contexts() {
    let shadow = Self.image {
      $0.setShadow(offset: .zero, blur: 4, color: UIColor.black.cgColor)
      $0.fill(Self.whole)
    }
    #expect(shadow.picture.allUndrawn == ["a shadow of the context"])
    let none = Self.image {
      $0.setShadow(offset: .zero, blur: 4, color: nil)
      $0.clip(to: CGRect(x: 2, y: 2, width: 4, height: 4))
      $0.fill(Self.whole)
    }
    #expect(none.picture.allUndrawn == [])
    let round = Self.image {
      $0.addEllipse(in: Self.whole)
      $0.clip()
      none.draw(in: Self.whole)
    }
    #expect(round.picture.allUndrawn == ["a picture in a clip"])
    let filtered = CIImage(image: none)?.applyingFilter("CIColorInvert")
    #expect(
      filtered.map { UIImage(ciImage: $0).picture.allUndrawn } == ["the filter CIColorInvert"])
  }
}

import EngineTesting
import Foundation
import HeadlessUIKit
import Testing

/// Nobody sees a view of which a device paints something and a recording nothing, in no words either.
@Suite("Each class of views is painted, or tells what a device paints, or is empty", .inNewWorld)
struct PaintingOfViewClasses {
  /// What shows only what it is given: without subviews, texts and images a device paints nothing.
  private static let empty: Set = [
    "UIActionSheet", "UIAlertView", "UIButton", "UICollectionReusableView",
    "UICollectionViewCell", "UICollectionViewListCell", "UIControl", "UIImageView", "UIInputView",
    "UILabel", "UINavigationBar", "UIPageControl", "UIPopoverBackgroundView", "UIRefreshControl",
    "UIScrollView", "UISearchTextField", "UIStackView", "UITabBar",
    "UITableViewHeaderFooterView", "UITextField", "UITextView", "UIToolbar", "UIView",
    "UIVisualEffectView", "UIWindow",
  ]

  /// Those without `init(frame:)`: they show only what they are given, too.
  private static let unmade: Set = ["MKAnnotationView", "UIListContentView"]

  /// The names of the classes that inherit from `UIView`, as the sources declare them.
  ///
  /// Others are left out: no app makes them, and they are parts of these.
  private static func names() throws -> Set<String> {
    let root = URL(filePath: #filePath).pathComponents.prefix { $0 != "Tests" }
    let folder = URL(filePath: root.joined(separator: "/")).appending(path: "Sources/Engine/UIKit")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var pairs: [(name: String, parent: String)] = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where line.contains("class ") {
        guard let match = line.firstMatch(of: #/^(?:open|public) class (\w+): (\w+)/#)
        else { continue }
        pairs.append((String(match.output.1), String(match.output.2)))
      }
    }
    var found: Set = ["UIView"]
    while case let more = pairs.filter({ found.contains($0.parent) && !found.contains($0.name) }),
      !more.isEmpty
    {
      found.formUnion(more.map(\.name))
    }
    return found
  }

  private static func paints(_ layer: CALayer) -> Bool {
    layer.describe().model.paints || (layer.sublayers ?? []).contains(where: paints)
  }

  private static func isTold(_ layer: CALayer) -> Bool {
    !layer.describe().undrawn.isEmpty || (layer.sublayers ?? []).contains(where: isTold)
  }

  @Test("A new view of each class paints something, says what it does not, or is known to be empty")
  func classes() throws {
    let names = try Self.names()
    #expect(names.count > 30)
    var silent: Set<String> = []
    for name in names.subtracting(Self.unmade) {
      let type = try #require(
        _typeByName("13HeadlessUIKit\(name.utf8.count)\(name)C") as? UIView.Type, "\(name)")
      let view = type._new(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.layoutIfNeeded()
      if !Self.paints(view.layer), !Self.isTold(view.layer) { silent.insert(name) }
    }
    #expect(silent.subtracting(Self.empty) == [], "Tell it in undrawnParts, or add it to the list.")
    #expect(Self.empty.subtracting(silent) == [], "These are not empty.")
    #expect(Self.unmade.subtracting(names) == [])
  }

  @Test("Images that are kept are told, of a control and of an item of a bar")
  func images() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let slider = UISlider()
    slider.setThumbImage(image, for: .normal)
    #expect(slider.layer.describe().undrawn == ["the image thumb 0"])
    slider.setThumbImage(nil, for: .normal)
    #expect(slider.layer.describe().undrawn == [])
    slider.minimumValueImage = UIImage()
    #expect(slider.layer.describe().undrawn == [])
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    let bar = UIToolbar()
    bar.items = [item]
    #expect(Self.isTold(bar.layer))
    let icon = UIButton(type: .contactAdd)
    #expect(icon.layer.describe().undrawn == ["the icon of a button"])
  }

  @Test("Attributes of texts are told, if a text of one font and colour does not have them")
  func texts() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red])
    #expect(label.layer.describe().undrawn == [])
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.backgroundColor: UIColor.red])
    #expect(label.layer.describe().undrawn == ["a text with NSBackgroundColor"])
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 900), range: NSRange(location: 1, length: 1))
    label.attributedText = text
    #expect(label.layer.describe().undrawn == ["a text in 2 fonts and colours"])
    let field = UITextField()
    field.attributedText = text
    #expect(field.layer.describe().undrawn == ["a text in 2 fonts and colours"])
    field.text = "a"
    #expect(field.layer.describe().undrawn == [])
  }

  @Test("A stroke's caps, a player's film and a view's motion effects are told")
  func layers() {
    let view = UIView()
    view.addMotionEffect(
      UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis))
    #expect(view.layer.describe().undrawn == ["1 motionEffects"])
    let shape = CAShapeLayer()
    shape.lineCap = .round
    #expect(shape.describe().undrawn == [])
    shape.strokeColor = UIColor.red.cgColor
    #expect(shape.describe().undrawn == ["lineCap = round"])
    let film = AVPlayerLayer(player: AVPlayer())
    #expect(film.describe().undrawn == [])
    film.player?.replaceCurrentItem(with: AVPlayerItem(asset: AVAsset()))
    #expect(film.describe().undrawn == ["a film"])
  }
}

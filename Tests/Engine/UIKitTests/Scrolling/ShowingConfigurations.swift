import EngineTesting
import HeadlessQuartzCore
import Testing

@testable import HeadlessUIKit

@Suite("Cells show configurations", .inNewWorld)
struct ShowingConfigurations {
  private struct Card: UIContentConfiguration {
    var text: String

    func makeContentView() -> any UIView & UIContentView { CardView(self) }
    func updated(for state: any UIConfigurationState) -> Card { self }
  }

  private final class CardView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ card: Card) {
      configuration = card
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Cell: UICollectionViewCell {
    var states: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      states.append(state.isSelected ? "selected" : state.isHighlighted ? "highlighted" : "plain")
    }
  }

  private func shown<View: UIView>(_ view: View) -> View {
    let root = UIViewController()
    root.view.addSubview(view)
    _ = UIWindow.launch(root: root, size: CGSize(width: 390, height: 844))
    MainLoop.shared.turn()
    return view
  }

  @Test("The view of a content configuration fills the content view, and shows another of its kind")
  func content() throws {
    let cell = shown(Cell(frame: CGRect(x: 0, y: 0, width: 200, height: 50)))
    cell.contentConfiguration = Card(text: "one")
    let view = try #require(cell.contentView.subviews.first as? CardView)
    #expect(view.frame == cell.contentView.bounds)
    cell.contentConfiguration = Card(text: "two")
    #expect(cell.contentView.subviews.first === view)
    #expect((view.configuration as? Card)?.text == "two")
    cell.bounds.size.width = 300
    MainLoop.shared.turn()
    #expect(view.frame.width == 300)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(view.superview == nil && cell.contentView.subviews.first is UIListContentView)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test("A cell is asked to update before its first layout, and once after its state has changed")
  func states() {
    let cell = shown(Cell(frame: CGRect(x: 0, y: 0, width: 200, height: 50)))
    #expect(cell.states == ["plain"])
    cell.setNeedsLayout()
    MainLoop.shared.turn()
    #expect(cell.states == ["plain"])
    cell.isHighlighted = true
    cell.isSelected = true
    MainLoop.shared.turn()
    #expect(cell.states == ["plain", "selected"])
    cell.prepareForReuse()
    MainLoop.shared.turn()
    #expect(cell.states == ["plain", "selected", "plain"])
  }

  @Test("The handler of a table's cell gets the state of the cell")
  func handler() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { states.append($0.isSelected && $1.isSelected) }
    _ = shown(cell)
    cell.isSelected = true
    MainLoop.shared.turn()
    #expect(states == [false, true])
  }

  @Test("A background configuration lies behind the content, inside of its insets")
  func background() throws {
    let cell = shown(Cell(frame: CGRect(x: 0, y: 0, width: 200, height: 50)))
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 5, leading: 10, bottom: 5, trailing: 20)
    cell.backgroundConfiguration = background
    MainLoop.shared.turn()
    let fill = try #require(cell.subviews.first?.subviews.first)
    #expect(cell.subviews.last === cell.contentView)
    #expect(fill.frame == CGRect(x: 10, y: 5, width: 170, height: 40))
    #expect(fill.backgroundColor == .red && fill.layer.cornerRadius == 8)
    cell.backgroundConfiguration = nil
    #expect(cell.subviews.count == 1)
  }

  @Test("A list's rows fill its width, one below the other, under the header of the section")
  func list() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    var headers: [String] = []
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, kind, path in headers.append("\(kind) \(path.section)") }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      cell.accessories = [.label(text: "\(number)")]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var items = NSDiffableDataSourceSnapshot<Int, Int>()
    items.appendSections([0])
    items.appendItems([1, 2])
    source.apply(items)
    _ = shown(view)
    #expect(headers == ["UICollectionElementKindSectionHeader 0"])
    #expect(
      view.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 28, width: 390, height: 44), CGRect(x: 0, y: 72, width: 390, height: 44),
      ])
    let label = try #require(view.visibleCells[0].subviews.last as? UILabel)
    #expect(label.text == "1" && label.frame.maxX == 374)
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
  }
}

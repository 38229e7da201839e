import EngineTesting
import HeadlessUIKit
import Testing

@Suite("Dequeuing cells", .inNewWorld)
struct DequeuingCells {
  private let path = IndexPath(row: 0, section: 0)

  @Test("A table that knows no class for an identifier gives no cell")
  func optional() {
    let faults = recordedFaults {
      #expect(UITableView().dequeueReusableCell(withIdentifier: "cell") == nil)
    }
    #expect(faults.isEmpty)
  }

  @Test("Asking a table for a cell that has to exist records an identifier nobody registered")
  func table() {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let faults = recordedFaults {
      for name in ["cell", "Cell"] {
        let cell = table.dequeueReusableCell(withIdentifier: name, for: path)
        #expect(cell.reuseIdentifier == name)
      }
      table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    #expect(faults == ["identifier-not-registered", "identifier-not-registered"])
  }

  @Test("A collection view knows the identifiers of cells and of each kind of view apart")
  func collection() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "one")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "header",
      withReuseIdentifier: "two")
    var faults = recordedFaults {
      _ = view.dequeueReusableCell(withReuseIdentifier: "one", for: path)
      _ = view.dequeueReusableSupplementaryView(
        ofKind: "header", withReuseIdentifier: "two", for: path)
    }
    #expect(faults.isEmpty)
    faults = recordedFaults {
      _ = view.dequeueReusableCell(withReuseIdentifier: "two", for: path)
      _ = view.dequeueReusableSupplementaryView(
        ofKind: "header", withReuseIdentifier: "one", for: path)
      _ = view.dequeueReusableSupplementaryView(
        ofKind: "footer", withReuseIdentifier: "two", for: path)
    }
    #expect(faults == Array(repeating: "identifier-not-registered", count: 3))
  }
}

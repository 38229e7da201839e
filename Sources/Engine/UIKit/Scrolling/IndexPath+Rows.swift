import HeadlessQuartzCore

extension IndexPath {
  /// Creates the place of a table's row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the place of a collection's item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, from 0.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(indexes: [newValue, row]) }
  }

  /// The row in its section, from 0.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }

  /// The item in its section, from 0.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

extension NSIndexPath {
  /// Creates the place of a table's row.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the place of a collection's item.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section, from 0.
  public var section: Int { index(atPosition: 0) }

  /// The row in its section, from 0.
  public var row: Int { index(atPosition: 1) }

  /// The item in its section, from 0.
  public var item: Int { index(atPosition: 1) }
}

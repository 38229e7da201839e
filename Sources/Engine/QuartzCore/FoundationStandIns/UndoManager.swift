/// Remembers how to undo and redo actions.
///
/// Foundation on Linux has no such class.
///
/// Fidelity: posts no notifications of groups and checkpoints. Where Foundation raises an exception, a call
/// changes nothing and the fault `undo-with-open-groups` is recorded.
open class UndoManager: NSObject {
  private struct Group {
    var actions: [() -> Void] = []
    /// The objects that the actions are for.
    var targets: [ObjectIdentifier] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The innermost is the last.
  private var openGroups: [Group] = []
  /// Whether the outermost open group ends with the event.
  private var endsWithEvent = false
  private var disabled = 0

  /// Whether actions that are registered in one turn of the main loop are undone as one.
  open var groupsByEvent = true
  /// How many groups are remembered; 0 is without limit.
  open var levelsOfUndo = 0 {
    didSet { forgetOldest() }
  }

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  open var groupingLevel: Int { openGroups.count }
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }

  // MARK: Registering

  /// The target is not retained; the action of a target that is gone does nothing.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(for: target) { [weak target] in target.map(handler) }
  }

  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    register(for: target) { [weak target] in
      if let target { selector.perform(on: target, with: anObject) }
    }
  }

  private func register(for target: AnyObject, _ action: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty { beginEventGroup() }
    // Foundation raises an exception if no group is open.
    guard !openGroups.isEmpty else { return }
    if !isUndoing, !isRedoing { redoStack = [] }
    openGroups[openGroups.count - 1].actions.append(action)
    openGroups[openGroups.count - 1].targets.append(ObjectIdentifier(target))
  }

  // MARK: Grouping

  /// With ``groupsByEvent`` the group of the event is around all others.
  open func beginUndoGrouping() {
    if openGroups.isEmpty { beginEventGroup() }
    openGroups.append(Group())
  }

  private func beginEventGroup() {
    // What undoing registers has a group of its own.
    guard groupsByEvent, !isUndoing, !isRedoing else { return }
    openGroups.append(Group())
    endsWithEvent = true
    MainLoop.shared.perform(after: 0) { [weak self] in self?.endEvent() }
  }

  /// An inner group becomes a part of the outer one.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    guard openGroups.isEmpty else {
      openGroups[openGroups.count - 1].actions += group.actions
      openGroups[openGroups.count - 1].targets += group.targets
      return
    }
    endsWithEvent = false
    guard !group.actions.isEmpty else { return }
    if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
    forgetOldest()
  }

  private func endEvent() {
    if endsWithEvent, openGroups.count == 1 { endUndoGrouping() }
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0 else { return }
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  // MARK: Undoing

  /// Ends the only open group first.
  open func undo() {
    if openGroups.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard hasNoOpenGroups(), let group = undoStack.popLast() else { return }
    isUndoing = true
    post(.NSUndoManagerWillUndoChange)
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    endEvent()
    guard hasNoOpenGroups(), let group = redoStack.popLast() else { return }
    isRedoing = true
    post(.NSUndoManagerWillRedoChange)
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func hasNoOpenGroups() -> Bool {
    if openGroups.isEmpty { return true }
    EngineLog.fault(.undoWithOpenGroups, ["groups": "\(openGroups.count)"])
    return false
  }

  /// Runs the actions backwards; the actions that they register redo them.
  private func run(_ group: Group) {
    beginUndoGrouping()
    openGroups[openGroups.count - 1].name = group.name
    for action in group.actions.reversed() { action() }
    endUndoGrouping()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Also enables registration again.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = []
    endsWithEvent = false
    disabled = 0
  }

  open func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    func cleaned(_ group: Group) -> Group {
      var group = group
      let kept = group.targets.indices.filter { group.targets[$0] != target }
      group.actions = kept.map { group.actions[$0] }
      group.targets = kept.map { group.targets[$0] }
      return group
    }
    undoStack = undoStack.map(cleaned).filter { !$0.actions.isEmpty }
    redoStack = redoStack.map(cleaned).filter { !$0.actions.isEmpty }
    openGroups = openGroups.map(cleaned)
  }

  // MARK: Names

  /// Names the open group, or else the last one.
  open func setActionName(_ actionName: String) {
    if !openGroups.isEmpty {
      openGroups[0].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  open var undoActionName: String { (openGroups.first ?? undoStack.last)?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }

  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension Notification.Name {
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}

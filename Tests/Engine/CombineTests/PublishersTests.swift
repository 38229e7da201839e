import EngineTesting
import HeadlessCombine
import HeadlessQuartzCore
import Testing

@Suite("Publishers send to their subscribers", .inNewWorld)
struct PublishersTests {
  private var bag: Set<AnyCancellable> = []
  private final class Log {
    var lines: [String] = []
  }
  private let log = Log()

  @Test("A subject sends to whoever has subscribed, and a current value at once")
  mutating func subjects() {
    let passing = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(1)
    passing.send(0)
    passing.sink { [log] in log.lines.append("p\($0)") }.store(in: &bag)
    current.sink { [log] in log.lines.append("c\($0)") }.store(in: &bag)
    passing.send(2)
    current.value = 3
    #expect(log.lines == ["c1", "p2", "c3"])
    bag = []
    passing.send(4)
    #expect(log.lines.count == 3)
  }

  @Test("A published property says what it will be, before it is")
  mutating func published() {
    final class Model: ObservableObject {
      @Published var count = 1
    }
    let model = Model()
    model.objectWillChange.sink { [log] in log.lines.append("will") }.store(in: &bag)
    model.$count.sink { [log] in log.lines.append("\($0), was \(model.count)") }.store(in: &bag)
    model.count = 2
    #expect(log.lines == ["1, was 1", "will", "2, was 1"])
  }

  @Test("Operators change, leave out, end and join")
  mutating func operators() {
    let numbers = [1, 2, 2, 3, 4].publisher
    numbers.removeDuplicates().filter { $0 > 1 }.map { $0 * 10 }.prefix(2).collect()
      .sink { [log] in log.lines.append("\($0)") }.store(in: &bag)
    #expect(log.lines == ["[20, 30]"])
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    one.combineLatest(other).sink { [log] in log.lines.append("\($0.0)\($0.1)") }.store(in: &bag)
    one.send(1)
    other.send("a")
    one.send(2)
    #expect(log.lines.dropFirst() == ["1a", "2a"])
    Just(1).merge(with: Just(2)).sink(
      receiveCompletion: { [log] _ in log.lines.append("end") },
      receiveValue: { [log] in log.lines.append("\($0)") }
    ).store(in: &bag)
    #expect(log.lines.suffix(3) == ["1", "2", "end"])
  }

  @Test("A failure ends, and can be replaced")
  mutating func failures() {
    struct Broken: Error {}
    Fail<Int, Broken>(error: Broken()).replaceError(with: 7)
      .sink { [log] in log.lines.append("\($0)") }.store(in: &bag)
    [1, 2].publisher.tryMap { if $0 == 2 { throw Broken() } else { $0 } }.sink(
      receiveCompletion: { [log] in
        if case .failure = $0 { log.lines.append("failed") }
      }, receiveValue: { [log] in log.lines.append("\($0)") }
    ).store(in: &bag)
    #expect(log.lines == ["7", "1", "failed"])
  }

  @Test("Values that wait follow the clock of the main loop")
  mutating func time() {
    let subject = PassthroughSubject<Int, Never>()
    subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [log] in log.lines.append("d\($0)") }.store(in: &bag)
    subject.delay(for: 0.1, scheduler: RunLoop.main)
      .sink { [log] in log.lines.append("l\($0)") }.store(in: &bag)
    Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()
      .sink { [log] _ in log.lines.append("t") }.store(in: &bag)
    subject.send(1)
    MainLoop.shared.advance(by: 0.2)
    subject.send(2)
    MainLoop.shared.advance(by: 0.25)
    #expect(log.lines == ["l1", "l2", "t"])
    MainLoop.shared.advance(by: 0.1)
    #expect(log.lines == ["l1", "l2", "t", "d2"])
  }

  @Test("Notifications and observed properties are published until the subscription ends")
  mutating func observed() {
    let name = Notification.Name("moved")
    NotificationCenter.default.publisher(for: name).sink { [log] _ in log.lines.append("n") }
      .store(in: &bag)
    let layer = CALayer()
    layer.publisher(for: \.opacity).sink { [log] in log.lines.append("\($0)") }.store(in: &bag)
    NotificationCenter.default.post(name: name, object: nil)
    layer.opacity = 0.5
    #expect(log.lines == ["1.0", "n", "0.5"])
    bag = []
    NotificationCenter.default.post(name: name, object: nil)
    #expect(log.lines.count == 3)
  }
}

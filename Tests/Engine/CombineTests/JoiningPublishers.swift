import EngineTesting
import HeadlessCombine
import HeadlessQuartzCore
import Testing

@Suite("Publishers of publishers, and several as one", .inNewWorld)
struct JoiningPublishers {
  private struct Broken: Error {}

  private final class Log {
    var lines: [String] = []

    func follow<P: Publisher>(_ publisher: P) -> AnyCancellable {
      publisher.sink(
        receiveCompletion: { [self] in
          if case .failure = $0 { lines.append("failed") } else { lines.append("end") }
        }, receiveValue: { [self] in lines.append("\($0)") })
    }
  }

  private let log = Log()
  private var bag: Set<AnyCancellable> = []

  @Test("flatMap follows a publisher for each value, whichever side can fail")
  mutating func flatMap() {
    log.follow([1, 2].publisher.flatMap { Just($0 * 10) }).store(in: &bag)
    #expect(log.lines == ["10", "20", "end"])
    log.lines = []
    log.follow(Just(1).flatMap { _ in Fail<Int, Broken>(error: Broken()) }).store(in: &bag)
    #expect(log.lines == ["failed"])
    log.lines = []
    let failing = PassthroughSubject<Int, Broken>()
    log.follow(failing.flatMap { Just($0 + 1) }).store(in: &bag)
    failing.send(1)
    failing.send(completion: .failure(Broken()))
    #expect(log.lines == ["2", "failed"])
  }

  @Test("flatMap subscribes to no more publishers at a time than it is told")
  mutating func demand() {
    let subjects = (0..<2).map { _ in PassthroughSubject<String, Never>() }
    let sent = [0, 1].publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] }
    log.follow(sent).store(in: &bag)
    subjects[1].send("early")
    subjects[0].send("a")
    subjects[0].send(completion: .finished)
    subjects[1].send("b")
    subjects[1].send(completion: .finished)
    #expect(log.lines == ["a", "b", "end"])
  }

  @Test("switchToLatest leaves the former publisher for the next")
  mutating func switching() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    log.follow(outer.switchToLatest()).store(in: &bag)
    outer.send(one)
    one.send(1)
    outer.send(other)
    one.send(2)
    other.send(3)
    outer.send(completion: .finished)
    #expect(log.lines == ["1", "3"])
    other.send(completion: .finished)
    #expect(log.lines == ["1", "3", "end"])
  }

  @Test("zip ends with the last value of a publisher that has finished")
  mutating func zip() {
    let subject = PassthroughSubject<String, Never>()
    log.follow([1].publisher.zip(subject)).store(in: &bag)
    #expect(log.lines.isEmpty)
    subject.send("a")
    #expect(log.lines == ["(1, \"a\")", "end"])
  }

  @Test("scan, reduce, prepend and append work on the values in their order")
  mutating func values() {
    log.follow([1, 2, 3].publisher.scan(0, +)).store(in: &bag)
    log.follow([1, 2, 3].publisher.reduce(0, +)).store(in: &bag)
    log.follow([2].publisher.prepend(1).append(3)).store(in: &bag)
    #expect(log.lines == ["1", "3", "6", "end", "6", "end", "1", "2", "3", "end"])
  }

  @Test("A prefix of no values ends at once, and a gate that nobody can open any more ends")
  mutating func prefixes() {
    let (subject, gate) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    log.follow(subject.prefix(0)).store(in: &bag)
    #expect(log.lines == ["end"])
    log.follow(subject.drop(untilOutputFrom: gate)).store(in: &bag)
    gate.send(completion: .finished)
    subject.send(1)
    #expect(log.lines == ["end", "end"])
  }

  @Test("retry subscribes again, and catch goes on with another publisher")
  mutating func failures() {
    var attempts = 0
    let fragile = Deferred { () -> AnyPublisher<Int, Broken> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Broken()).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Broken.self).eraseToAnyPublisher()
    }
    log.follow(fragile.retry(2)).store(in: &bag)
    log.follow(Fail<Int, Broken>(error: Broken()).catch { _ in Just(7) }).store(in: &bag)
    #expect(log.lines == ["3", "end", "7", "end"])
  }

  @Test("A future does its work once, and share subscribes once")
  mutating func sharing() {
    var runs = 0
    let future = Future<Int, Never> { promise in
      runs += 1
      promise(.success(runs))
    }
    for _ in 0..<2 { log.follow(future).store(in: &bag) }
    #expect(runs == 1 && log.lines == ["1", "end", "1", "end"])
    var values = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveOutput: { _ in values += 1 }).share()
    for _ in 0..<2 { shared.sink { _ in }.store(in: &bag) }
    subject.send(1)
    #expect(values == 1)
  }

  @Test("assign sets a property, and a property publishes what is assigned to it")
  mutating func assigning() {
    final class Model: ObservableObject {
      var plain = 0
      @Published var shown = 0
    }
    let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
    subject.assign(to: \.plain, on: model).store(in: &bag)
    subject.assign(to: &model.$shown)
    subject.send(5)
    #expect(model.plain == 5 && model.shown == 5)
  }

  @Test("A value is received on a queue in a later turn, and a silent publisher times out")
  mutating func schedulers() {
    log.follow(Just(1).receive(on: DispatchQueue.main)).store(in: &bag)
    #expect(log.lines.isEmpty)
    MainLoop.shared.turn()
    #expect(log.lines == ["1", "end"])
    let subject = PassthroughSubject<Int, Never>()
    log.follow(subject.timeout(1, scheduler: RunLoop.main)).store(in: &bag)
    MainLoop.shared.advance(by: 0.6)
    subject.send(2)
    MainLoop.shared.advance(by: 0.6)
    #expect(log.lines.last == "2")
    MainLoop.shared.advance(by: 0.6)
    #expect(log.lines.last == "end")
  }

  @Test("A throttled publisher that finishes sends what waits before its end")
  mutating func throttling() {
    let subject = PassthroughSubject<Int, Never>()
    log.follow(subject.throttle(for: 1, scheduler: RunLoop.main, latest: true)).store(in: &bag)
    for value in 1...3 { subject.send(value) }
    #expect(log.lines == ["1"])
    subject.send(completion: .finished)
    #expect(log.lines == ["1", "3", "end"])
  }

  @Test("A timer publishes the dates at which it fires")
  mutating func dates() {
    let start = Date()
    var seconds: [TimeInterval] = []
    Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      .sink { seconds.append($0.timeIntervalSince(start)) }.store(in: &bag)
    MainLoop.shared.advance(by: 1.1)
    #expect(seconds.count == 2)
    #expect(Swift.zip(seconds, [0.5, 1]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("A scheduler repeats an action until it is cancelled")
  mutating func repeating() {
    var times = 0
    let queue = DispatchQueue.main
    let task = queue.schedule(after: queue.now.advanced(by: 0.5), interval: 0.5) { times += 1 }
    MainLoop.shared.advance(by: 1.6)
    #expect(times == 3)
    task.cancel()
    MainLoop.shared.advance(by: 1)
    #expect(times == 3)
  }
}

import Foundation
import Testing

@Suite("The play command runs code that belongs to no chapter", .serialized, .needsBuiltTool)
struct PlayTests {
  let bench: Workbench

  init() throws {
    bench = try Workbench()
  }

  private func write(_ name: String, _ text: String) throws -> String {
    let path = bench.workspace + "/" + name
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private static let fader = """
    import UIKit
    class Fader: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.25
      }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        to.alpha = 0
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.25, animations: { to.alpha = 1 }) { _ in
          print("done")
          context.completeTransition(true)
        }
      }
    }

    """

  private static let driver = """
    import UIKit
    class Director: NSObject, UIViewControllerTransitioningDelegate {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? { Fader() }
    }
    let director = Director()
    func makeRootViewController() -> UIViewController {
      let root = UIViewController()
      let detail = UIViewController()
      detail.modalPresentationStyle = .fullScreen
      detail.transitioningDelegate = director
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { root.present(detail, animated: true) }
      return root
    }

    """

  @Test("Playing an animator with a driver prints its transitions and writes an HTML page")
  func animator() throws {
    let fader = try write("Fader.swift", Self.fader)
    let driver = try write("Driver.swift", Self.driver)
    let page = bench.workspace + "/run.html"
    let played = try bench.run("play", fader, "--driver", driver, "--html", page)
    #expect(played.output.hasPrefix("done\n"))
    #expect(
      played.output.contains(
        "present  UIViewController → UIViewController with Fader: completed after 0.2"))
    #expect(played.output.contains("1 transition, "))
    #expect(played.status == 0)
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<svg class=\"film\""))
    #expect(FileManager.default.fileExists(atPath: page + ".assets/style.css"))
  }

  @Test("An address in memory is printed as no number, whatever prints it")
  func addresses() throws {
    let statement = "print(UnsafeRawPointer(bitPattern: 0x7f00_1234_5678)!, 0xff00ff)\n"
    let played = try bench.run("play", try write("main.swift", statement))
    #expect(played.output.hasPrefix("0x… 16711935\n"), "\(played)")
    let app = "import UIKit\nfunc makeRootViewController() -> UIViewController {\n"
    let shown = try bench.run(
      "play", try write("App.swift", app + statement + "return .init()\n}\n"))
    #expect(shown.output.hasPrefix("0x… 16711935\n"), "\(shown)")
  }

  @Test("A film of too many layers to draw ends early, and its page says so")
  func manyLayers() throws {
    let app = """
      import UIKit
      func makeRootViewController() -> UIViewController {
        let shown = UIViewController()
        for i in 0..<800 {
          let view = UIView(frame: CGRect(x: i % 300, y: i % 700, width: 9, height: 9))
          view.backgroundColor = .red
          shown.view.addSubview(view)
          UIView.animate(withDuration: 30) { view.center.x += 100 }
        }
        return shown
      }

      """
    let page = bench.workspace + "/run.html"
    let played = try bench.run("play", try write("App.swift", app), "--html", page)
    #expect(played.status == 0, "\(played)")
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("all that moves after that is too much to draw."))
  }

  @Test("A task that yields goes on, on the main actor and beside it")
  func yielding() throws {
    let file = try write(
      "Yielding.swift",
      """
      import UIKit
      class Yielder: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          Task { print("begins"); await Task.yield(); print("goes on"); await beside() }
          print("loaded")
        }
        nonisolated func beside() async { await Task.yield(); print("beside") }
      }
      func makeRootViewController() -> UIViewController { Yielder() }

      """)
    let played = try bench.run("play", file)
    #expect(played.output.hasPrefix("loaded\nbegins\ngoes on\nbeside\n"), "\(played.output)")
    #expect(played.status == 0)
  }

  @Test("Animations, presentations and dismissals can be awaited, as Swift imports them from UIKit")
  func awaiting() throws {
    let file = try write(
      "Awaiting.swift",
      """
      import UIKit
      class Waiter: UIViewController {
        let box = UIView()
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          guard box.superview == nil else { return }
          view.addSubview(box)
          let start = CACurrentMediaTime()
          func say(_ what: String) {
            print(what, ((CACurrentMediaTime() - start) * 100).rounded() / 100)
          }
          Task {
            say("\\(await UIView.animate(withDuration: 0.4) { self.box.alpha = 0 })")
            await UIView.animate(withDuration: 0.4, delay: 0.1) { self.box.alpha = 1 }
            say("delayed")
            await present(UIViewController(), animated: false)
            say("\\(presentedViewController != nil)")
            await dismiss(animated: false)
            say("\\(presentedViewController == nil)")
          }
          // Where nothing waits, the same words mean the function that returns at once.
          UIView.animate(withDuration: 9) { self.box.center.x = 9 }
          say("at once")
        }
      }
      func makeRootViewController() -> UIViewController { Waiter() }

      """)
    let played = try bench.run("play", file)
    #expect(
      played.output.hasPrefix("at once 0.0\ntrue 0.4\ndelayed 0.9\ntrue "), "\(played.output)")
    #expect(played.status == 0)
  }

  @Test("A property animator's end can be awaited, and says where it is")
  func awaitingPropertyAnimators() throws {
    let file = try write(
      "AwaitingAnimators.swift",
      """
      import UIKit
      class Waiter: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let start = CACurrentMediaTime()
          func say(_ position: UIViewAnimatingPosition) {
            print(position, ((CACurrentMediaTime() - start) * 100).rounded() / 100)
          }
          func fade(to alpha: CGFloat) -> UIViewPropertyAnimator {
            let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
              self.view.alpha = alpha
            }
            animator.addCompletion { _ in print("completion") }
            animator.startAnimation()
            return animator
          }
          Task {
            say(await fade(to: 0.5).addCompletion())
            let back = fade(to: 1)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { back.isReversed = true }
            say(await back.addCompletion())
          }
        }
      }
      func makeRootViewController() -> UIViewController { Waiter() }

      """)
    let played = try bench.run("play", file)
    #expect(
      played.output.hasPrefix("completion\nend 0.5\ncompletion\nstart 0.9\n"), "\(played.output)")
    #expect(played.status == 0)
  }

  @Test("Top-level statements run against the engine")
  func statements() throws {
    let file = try write(
      "main.swift",
      """
      import UIKit
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      print(view.bounds.height)

      """)
    let played = try bench.run("play", file)
    #expect(played.output == "20.0\n\nIt ran to its end, with status 0.\n")
    #expect(played.status == 0)
  }

  @Test("Below an app's stack there is nothing, so that a frame of any size ends nowhere")
  func stack() throws {
    let file = try write(
      "Stack.swift",
      """
      import UIKit
      func makeRootViewController() -> UIViewController {
        var local = 0
        let heap = UInt(bitPattern: Unmanaged.passUnretained(UIView()).toOpaque())
        withUnsafePointer(to: &local) { stack in
          print("gibibyte", UInt(bitPattern: stack) >> 30, UInt(bitPattern: stack) < heap)
        }
        return UIViewController()
      }

      """)
    let played = try bench.run("play", file)
    let place = try #require(try /^gibibyte (\d+) true\n/.firstMatch(in: played.output))
    // Above what a field of nothing may reach, and below 40 TiB.
    #expect((4..<40 << 10).contains(try #require(Int(place.1))), "\(played.output)")
  }

  @Test("The main bundle of a program is empty")
  func bundle() throws {
    let file = try write(
      "main.swift",
      """
      import UIKit
      print(Bundle.main.path(forResource: "Main", ofType: "storyboard") ?? "nothing")

      """)
    let played = try bench.run("play", file)
    #expect(played.output == "nothing\n\nIt ran to its end, with status 0.\n")
    #expect(played.status == 0)
  }

  @Test("Names that the engine lacks are listed with their counts")
  func missing() throws {
    let file = try write(
      "Lacking.swift",
      """
      import UIKit
      let first = UIHologram()
      let second = UIHologram()
      let third: Elsewhere? = nil

      """)
    let played = try bench.run("play", file)
    #expect(
      played.output.hasPrefix(
        """
        The engine lacks these names:
             2  UIHologram

        These names are declared in none of the files:
             1  Elsewhere

        """))
    #expect(played.status == 3)
    #expect(try bench.run("play", bench.workspace + "/nowhere.swift").status == 2)
  }

  @Test(
    "A file that is far too large is refused before it is read, whether it is code or a scenario")
  func tooLarge() throws {
    let file = try write("Large.swift", "")
    // Six gigabytes that take no room on the disk, and more than the memory.
    #expect(truncate(file, 6 << 30) == 0)
    let fader = try write("Fader.swift", Self.fader)
    for words in [[file], [fader, "--scenario", file], [fader, "--driver", file]] {
      // With all of it in memory the shell's limit would end the tool.
      let quoted = ([Workbench.tool, "play"] + words).map { "'\($0)'" }.joined(separator: " ")
      let played = try bench.start("/bin/sh", ["-c", "ulimit -v 4000000; exec \(quoted)"])
      #expect(
        played.errors
          == "\(file) is larger than 512 KB, as no program of this book is. Give a file of Swift, and leave out "
          + "what it does not need.\n", "\(played)")
      #expect(played.status == 2)
    }
  }
}

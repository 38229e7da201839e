/// A drawing that stays as it is: of containers, questions, places, controllers or a flight.
public struct Diagram: Sendable {
  /// The content of the drawing, as the author states it.
  public enum Content: Sendable {
    case containers(Containers)
    case questions([Question])
    case conversion(Conversion)
    case controllers([Controllers])
    case flight(CurvedFlight)
  }

  /// The views of a transition's container, at several moments.
  public struct Containers: Sendable {
    public struct Moment: Sendable {
      public var title: String
      /// The views in the container, from the back to the front.
      public var views: [String]
      /// The views that are not in it.
      public var outside: [String]
    }

    public var moments: [Moment]
    /// The views of the context's two keys; empty where the context hands none out.
    public var from: String
    public var to: String
  }

  /// A question or a message from one object to another.
  public struct Question: Sendable {
    public var from: String
    public var to: String
    public var text: String
    /// Empty if there is none.
    public var answer: String
  }

  /// A rectangle in two coordinate systems.
  public struct Conversion: Sendable {
    public struct Place: Sendable {
      public var name: String
      /// Its x, y, width and height in the coordinates of the view around it, in points.
      public var frame: [Double]
    }

    /// The outer system: its name, and its width and height.
    public var outer: Place
    public var inner: Place
    /// How far the inner view is scrolled: its `bounds.origin`.
    public var scrolled: [Double]
    public var view: Place

    /// The view's frame in the outer system.
    public var converted: [Double] {
      [
        view.frame[0] - scrolled[0] + inner.frame[0], view.frame[1] - scrolled[1] + inner.frame[1],
        view.frame[2], view.frame[3],
      ]
    }
  }

  /// Controllers that hold or present each other, and the two that the context names.
  public struct Controllers: Sendable {
    public struct Controller: Sendable {
      public var name: String
      /// The controllers in it, the first one at the bottom.
      public var holds: [String]
    }

    public var title: String
    /// Each presents the next.
    public var controllers: [Controller]
    public var from: String
    public var to: String
  }

  /// A quadratic curve along which a layer moves, in points.
  public struct CurvedFlight: Sendable {
    public var start: [Double]
    public var control: [Double]
    public var end: [Double]
  }

  public var fence: CodeFence
  public var content: Content
  public var caption: String

  /// The words that authors can write after `shows=`.
  public static let names = ["containers", "questions", "conversion", "controllers", "flight"]

  /// A short title of the drawing.
  public var title: String {
    switch content {
    case .containers: "What the container holds"
    case .questions: "Who asks whom"
    case .conversion: "A place in two coordinate systems"
    case .controllers: "The controllers that the context names"
    case .flight: "A path with its control point"
    }
  }
}

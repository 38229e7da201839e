/// A frame of the display: one picture, until the next.
public enum DisplayFrame {
  /// In seconds: the engine's display shows 60 a second.
  public static var duration: Double { 1.0 / 60 }
}

/// A layer tree, prepared once to be sampled at many instants.
///
/// As a render server does with a commit: layers lie in arrays in the order in which they are
/// drawn, matrices are decomposed, and equal timings are computed once. It gives the same bits as
/// ``LayerTree/presentation(of:at:)``, which prepares nothing and is faster for a single layer.
public struct LayerTreeSampler: Sendable {
  /// The root and all layers below it from back to front, a mask after its layer's sublayers.
  public let layers: [LayerDescription]
  /// The presentation of each layer at the latest instant; the model values before the first.
  public private(set) var properties: [LayerProperties]

  private let epoch: Double
  private var clocks: [Clock] = []
  private var paces: [Pace] = []
  /// For each layer, the index of its clock.
  private let clockOfLayer: [Int32]
  private let tracks: AnimationTracks
  /// The indices of the layers whose animations have no tracks.
  private let others: [Int]

  /// Prepares a tree.
  public init(_ tree: LayerTree) {
    var preparation = Preparation()
    preparation.add(tree)
    epoch = tree.epoch
    layers = preparation.layers
    properties = layers.map { $0.model }
    clocks = preparation.clocks.values
    paces = preparation.paces.values
    clockOfLayer = preparation.clockOfLayer
    tracks = preparation.tracks
    others = preparation.others
  }

  /// Returns the own time of the layer at an index, at the latest instant.
  public func localTime(ofLayerAt index: Int) -> Double { clocks[Int(clockOfLayer[index])].time }

  /// Moves all layers to an instant, without allocating memory for tracks.
  public mutating func sample(at instant: Double) {
    for index in clocks.indices {
      let parent = clocks[index].parent
      let time = parent < 0 ? epoch + instant : clocks[Int(parent)].time
      clocks[index].time = clocks[index].timing.localTime(atParentTime: time)
    }
    for index in paces.indices {
      paces[index].update(at: clocks[Int(paces[index].clock)].time)
    }
    apply(tracks.numbers)
    apply(tracks.points)
    apply(tracks.sizes)
    apply(tracks.rectangles)
    apply(tracks.colors)
    apply(tracks.matrices)
    for index in others {
      properties[index] = layers[index].presentation(atLocalTime: localTime(ofLayerAt: index))
    }
  }

  @inline(__always)
  private mutating func apply<Interpolator>(_ tracks: [AnimationTrack<Interpolator>]) {
    for track in tracks {
      track.apply(at: paces[Int(track.pace)].progress, to: &properties[Int(track.layer)])
    }
  }
}

/// A time space that all layers share whose timing and parent's clock are equal.
struct Clock {
  /// The index of the parent's clock; negative for media time.
  var parent: Int32
  var timing: Timing
  /// At the latest instant.
  var time = 0.0
}

/// How far all animations are that run alike.
struct Pace {
  /// The index of the layer's clock.
  var clock: Int32
  var timing: Timing
  var curve: CubicCurve?
  var spring: Spring?
  /// From the start (0) to the end (1) at the latest instant; `nil` while there is no effect.
  var progress: Double?

  mutating func update(at time: Double) {
    guard let cycle = timing.progress(atParentTime: time) else {
      progress = nil
      return
    }
    let fraction = curve?.value(at: cycle.fraction) ?? cycle.fraction
    progress = spring?.value(at: fraction * timing.duration) ?? fraction
  }
}

/// Tracks by the type of their values; those of one layer are in the order of its animations.
struct AnimationTracks: Sendable {
  var numbers: [AnimationTrack<PlainInterpolation<Double>>] = []
  var points: [AnimationTrack<PlainInterpolation<Point>>] = []
  var sizes: [AnimationTrack<PlainInterpolation<Size>>] = []
  var rectangles: [AnimationTrack<PlainInterpolation<Rectangle>>] = []
  var colors: [AnimationTrack<PlainInterpolation<Color>>] = []
  var matrices: [AnimationTrack<MatrixInterpolation>] = []
}

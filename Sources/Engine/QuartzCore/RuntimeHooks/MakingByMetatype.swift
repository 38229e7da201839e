import Foundation

// Swift lets a metatype value make objects by `required` initialisers only. Those that Apple's classes
// have from Objective-C are exempt: `type(of: view).init(frame: .zero)` compiles on Apple's platforms.
// The rewriter calls `_new` in place of `init` where the compiler refuses that; an initialiser that
// delegates calls `init(_new: (), …)`.
//
// As for layers, a convenience initialiser calls the dynamic class's own. The functions below are such
// initialisers under their symbols' names.

extension NSObject {
  convenience init(madeByMetatype marker: Int) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC18HeadlessQuartzCoreE14madeByMetatypeACSi_tcfC")
  private static func make(marker: Int) -> Self

  /// `init()` of the dynamic class.
  public static func _new() -> Self { make(marker: 0) }
}

extension CALayer {
  convenience init(madeByMetatypeFrom layer: Any) { self.init(layer: layer) }

  @_silgen_name("$s18HeadlessQuartzCore7CALayerC18madeByMetatypeFromACyp_tcfC")
  private static func make(from layer: consuming Any) -> Self

  public static func _new(layer: Any) -> Self { make(from: layer) }
}

extension CAPropertyAnimation {
  convenience init(madeByMetatypeFor keyPath: String?) { self.init(keyPath: keyPath) }

  @_silgen_name("$s18HeadlessQuartzCore19CAPropertyAnimationC17madeByMetatypeForACSSSg_tcfC")
  private static func make(for keyPath: consuming String?) -> Self

  public static func _new(keyPath: String?) -> Self { make(for: keyPath) }
}

/// The conformance of every object by which initialisers in extensions may delegate to its own.
public protocol _MadeByMetatype {}

extension NSObject: _MadeByMetatype {}

extension _MadeByMetatype where Self: NSObject {
  public init(_new marker: Void) { self = Self._new() }
}

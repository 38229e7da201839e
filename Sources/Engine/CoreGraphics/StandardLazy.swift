/// The standard library's `lazy`, for the module that hides it.
package func standardLazy<Elements: Sequence>(_ elements: Elements) -> LazySequence<Elements> {
  elements.lazy
}

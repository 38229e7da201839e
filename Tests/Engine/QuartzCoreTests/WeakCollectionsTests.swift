import EngineTesting
import Foundation
import Testing

@testable import HeadlessQuartzCore

@Suite("What Apple's Foundation has and Linux has not", .inNewWorld)
struct WeakCollectionsTests {
  @Test("A weak table and a weak map let go what nobody else holds")
  func tables() {
    let table = NSHashTable<CALayer>.weakObjects()
    let map = NSMapTable<CALayer, NSString>.weakToStrongObjects()
    let kept = CALayer()
    var other: CALayer? = CALayer()
    for layer in [kept, other, kept] { table.add(layer) }
    map.setObject("kept", forKey: kept)
    map.setObject("other", forKey: other)
    #expect(table.count == 2 && map.count == 2)
    other = nil
    #expect(table.allObjects == [kept])
    #expect(map.object(forKey: kept) == "kept" && map.count == 1)
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test("A pointer array keeps the place of what is gone")
  func pointers() {
    let array = NSPointerArray.weakObjects()
    var layer: CALayer? = CALayer()
    let kept = CALayer()
    array.addPointer(Unmanaged.passUnretained(layer!).toOpaque())
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    layer = nil
    #expect(array.count == 2 && array.pointer(at: 0) == nil && array.allObjects.count == 1)
  }

  @Test("A CGFloat that goes into one of Foundation's collections is a number when it comes out")
  func numbers() {
    let array = NSMutableArray()
    array.add(CGFloat(12.5))
    #expect((array.object(at: 0) as? NSNumber)?.doubleValue == 12.5)
    let value: Any = CGFloat(2)
    #expect(value as? NSNumber == 2)
  }

  @Test("Core Foundation's timer fires on the main loop")
  func timers() {
    var count = 0
    let timer = CFRunLoopTimerCreateWithHandler(
      kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.2, 0, 0, 0
    ) { _ in count += 1 }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
    MainLoop.shared.advance(by: 0.1)
    #expect(count == 0)
    MainLoop.shared.advance(by: 1)
    #expect(count == 1)
  }
}

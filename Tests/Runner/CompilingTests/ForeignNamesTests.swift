import Foundation
import Testing

@testable import Compiling

@Suite("An answer is refused for what its object refers to")
struct ForeignNamesTests {
  private func refused(_ needed: String...) -> [String] {
    ForeignNames.refused(in: ObjectSymbols(defined: [], needed: needed)).keys.sorted()
  }

  @Test("UIKit, mathematics and what exercises need are accepted")
  func accepted() {
    #expect(
      refused(
        "$s13HeadlessUIKit6UIViewC5frameACSo6CGRectV_tcfC", "$s10Foundation8NSObjectCMa",
        "$s10Foundation9IndexPathVMa", "swift_retain", "memcpy", "sin",
        "$s10Foundation8NSObjectC17replacementObject3forypSgAA15NSKeyedArchiverC_tFTq",
        "$s20FoundationEssentials18NotificationCenterC0A0E11addObserver7forName6object5queue5using"
          + "AD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF")
        == [])
  }

  @Test("A type of Foundation's, a task group and a function of the system are not")
  func foreign() {
    #expect(refused("$s20FoundationEssentials4DataVMa") == ["Data"])
    #expect(refused("$s10Foundation15NSKeyedArchiverCMa") == ["NSKeyedArchiver"])
    #expect(refused("$sScGMa", "open", "dlsym") == ["TaskGroup", "dlsym", "open"])
  }

  @Test("A format of Foundation's is refused wherever it is reached from, and the engine's is not")
  func formats() {
    for symbol in [
      "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC",
      "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC",
      "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ",
      "$sSy10FoundationE15appendingFormatySSqd___s7CVarArg_pdtSyRd__lF",
      "$sSy10FoundationE23stringByAppendingFormatyS2S_s7CVarArg_pdtF",
    ] {
      #expect(refused(symbol) == ["a printf-like format"])
    }
    #expect(refused("$s10Foundation5NSLogyySS_s7CVarArg_pdtF") == ["NSLog"])
    #expect(refused("$sSS18HeadlessQuartzCoreE6format_S2Sh_s7CVarArg_pdtcfC") == [])
    #expect(refused("$sSSs7CVarArg10FoundationMc") == [])
  }

  @Test("Of Swift's own libraries a list is accepted")
  func standard() {
    #expect(
      refused(
        "$sSa6appendyyxnF", "$sSS6appendyySSF", "$ss5print_9separator10terminatoryypd_S2StF",
        "$sScTss5NeverORs_rlE5sleepyySo8durationRz_tYaKFZ",
        "$ss14_ArrayProtocolPsE6filterySay7ElementQzGSbACKXEKF")
        == [])
    #expect(refused("$ss10OutputSpanVMa") == ["OutputSpan"])
    #expect(refused("$ss13unsafeBitCast_2toq_x_q_mtr0_lF") == ["unsafeBitCast"])
    #expect(
      refused("$sSS6insert10contentsOf2atyxn_SS5IndexVtSlRzSJ7ElementRtzlF")
        == ["String.insert(contentsOf:at:)"])
    #expect(refused("$s2tt4LiarVSlAAMc") == ["Collection"])
    #expect(refused("$s2tt4LiarVSTAAMc") == [])
    #expect(refused("$s2tt2AtVSxAAMc") == ["Strideable"])
    #expect(
      refused("$sSTsE4lazys12LazySequenceVyxGvg") == ["LazySequence"])
    #expect(refused("$syy2tt1NOYKcMD") != [])
    #expect(
      refused("swift_getExtendedFunctionTypeMetadata", "swift_getFunctionTypeMetadata1") == [
        "swift_getExtendedFunctionTypeMetadata"
      ])
  }

  private func symbols(_ bytes: [UInt8]) -> ObjectSymbols? {
    ObjectFile(bytes).flatMap { ObjectSymbols($0) }
  }

  @Test("What is no object is none, however it is cut off")
  func damaged() throws {
    #expect(symbols([]) == nil)
    #expect(symbols(Array("\u{7F}ELF".utf8)) == nil)
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: "/proc/self/exe")).prefix(4096))
    for length in stride(from: 0, to: bytes.count, by: 97) {
      #expect(symbols(Array(bytes.prefix(length))) == nil)
    }
    // With a seed, so that what traps once traps again.
    var state: UInt64 = 20_261_123
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<200 {
      var noise = bytes
      for _ in 0..<40 {
        noise[6 + next(noise.count - 6)] = UInt8(next(256))
      }
      if let object = ObjectFile(noise) { _ = ObjectLines(object, of: ["swift_retain"]) }
      _ = symbols(noise)
    }
  }

  @Test("Names with an underscore become the answer's own, in the same lines")
  func underscores() {
    #expect(OwnUnderscores.rename("let a = b").text == "let a = b")
    let renamed = OwnUnderscores.rename(
      "func _f(_ _x: Int) -> Int {\n  _ = `_y`; return a._guts + _x\n}\n")
    #expect(
      renamed.text
        == "func ˍf(_ ˍx: Int) -> Int {\n  _ = `ˍy`; return a.ˍguts + ˍx\n}\n")
    #expect(renamed.originalColumn(line: 1, column: 12) == 11)
    // What a wrapper keeps its value in would be the library's to name.
    for attribute in ["W", "objc", "MainActor", "IBOutlet"] {
      let text = "struct S { @\(attribute) var a = 1; func f() { _a = self._a } }"
      #expect(OwnUnderscores.rename(text).text == text.replacing("_a", with: "ˍa"))
    }
  }
}

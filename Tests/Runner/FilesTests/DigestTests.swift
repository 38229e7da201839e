import Testing

@testable import Files

@Suite("Digests are those of the standard")
struct DigestTests {
  func text(_ message: [UInt8]) -> String {
    var digest = Digest()
    digest.update(message)
    return digest.text()
  }

  @Test(
    "SHA-256 of the standard's examples (FIPS 180-4, NIST's example values)",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func examples(message: String, digest: String) {
    #expect(text(Array(message.utf8)) == digest)
  }

  @Test("SHA-256 of a million times the letter a")
  func million() {
    #expect(
      text([UInt8](repeating: 0x61, count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("Pieces give the digest of the whole, wherever it is cut")
  func pieces() {
    let message = (0..<200).map { UInt8($0) }
    for cut in 0...200 {
      var digest = Digest()
      digest.update(message[..<cut])
      digest.update(message[cut...])
      #expect(digest.text() == text(message))
    }
  }

  @Test(
    "HMAC of the examples in RFC 4231",
    arguments: [
      (
        [UInt8](repeating: 0x0b, count: 20), Array("Hi There".utf8),
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
      ),
      (
        Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        [UInt8](repeating: 0xaa, count: 131),
        Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ])
  func authentication(key: [UInt8], message: [UInt8], expected: String) {
    let bytes = Digest.authentication(of: message, key: key)
    #expect(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == expected)
  }
}

import Testing

@testable import Terminal

@Suite("Clipboard")
struct ClipboardTests {
    @Test(
        "encodes base64 as in RFC 4648",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"), ("ÿ?>", "w78/Pg=="),
        ])
    func encodes(text: String, encoded: String) {
        #expect(String(decoding: Clipboard.base64(Array(text.utf8)), as: UTF8.self) == encoded)
    }

    @Test("copies by OSC 52")
    func copies() throws {
        let bytes = try #require(Clipboard.sequence(copying: "foo"))
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}]52;c;Zm9v\u{7}")
    }

    @Test("refuses a text that is too long for a terminal")
    func refuses() {
        #expect(Clipboard.sequence(copying: String(repeating: "a", count: 56_244)) != nil)
        #expect(Clipboard.sequence(copying: String(repeating: "a", count: 56_247)) == nil)
    }
}

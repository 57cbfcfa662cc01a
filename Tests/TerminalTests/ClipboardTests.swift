import Testing

@testable import Terminal

@Suite("The clipboard")
struct ClipboardTests {
    @Test(
        "The clipboard encodes base64 as in RFC 4648",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"), ("ÿ?>", "w78/Pg=="),
        ])
    func encodes(text: String, encoded: String) {
        #expect(String(decoding: Clipboard.base64(Array(text.utf8)), as: UTF8.self) == encoded)
    }

    @Test("The clipboard refuses a text that is too long for a terminal")
    func refuses() {
        #expect(Clipboard.sequence(copying: String(repeating: "a", count: 56_244)) != nil)
        #expect(Clipboard.sequence(copying: String(repeating: "a", count: 56_247)) == nil)
    }
}

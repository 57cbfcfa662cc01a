import Testing
import TextUI

@Suite("Plain text")
struct PlainTextTests {
    @Test("Has one line per row, without trailing blanks")
    func rows() {
        #expect(Text("  a b\n\n漢").background(.accent).plainText(9, 4) == "  a b\n\n漢\n")
    }

    @Test("Is empty for a grid without rows, and only line breaks for one without columns")
    func empty() {
        #expect(Text("a").plainText(5, 0) == "")
        #expect(Text("a").plainText(0, 3) == "\n\n")
    }
}

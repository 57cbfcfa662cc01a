import Testing
import TextUI

@Suite("Styled text")
struct StyledTextTests {
    @Test("Is the plain text, then the styles of each row by runs of columns")
    func legend() {
        let screen = VStack {
            Text("plain")
            HStack {
                Text("a").foreground(.success)
                Text("漢").foreground(.success)
                Text("b").foreground(.destructive).background(.rgb(0, 10, 255))
                Text("c")
                Text("d").bold().underline().foreground(.standard).background(.warning)
            }
        }
        #expect(
            screen.styledText(9, 2) == """
                plain
                a漢bcd
                ---
                2:1-3 success
                2:4-4 destructive on #000aff
                2:6-6 bold underline on warning
                """)
    }

    @Test("Names every attribute")
    func attributes() {
        var names: [String] = []
        for attribute in [Style.Attributes.bold, .dim, .italic, .underline, .reverse] {
            names.append(Styling(attributes: attribute).styledText(1, 1))
        }
        #expect(names == ["bold", "dim", "italic", "underline", "reverse"].map { "x\n---\n1:1-1 \($0)" })
    }

    @Test("Has no legend if nothing is styled")
    func plain() {
        #expect(Text("a").styledText(2, 2) == "a\n\n---")
    }
}

private struct Styling: Block {
    let attributes: Style.Attributes

    func sizeThatFits(_ proposal: Size) -> Size { proposal }

    func draw(in frame: Rect, on canvas: inout Canvas) {
        canvas.styled({ $0.attributes = attributes }) { $0.draw(SanitizedText("x"), x: frame.x, y: frame.y) }
    }
}

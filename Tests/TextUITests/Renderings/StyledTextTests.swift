import Testing
import TextUI

@Suite("Styled text")
struct StyledTextTests {
    @Test("A styled text is the plain text, followed by the styles of each row in runs of columns")
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
}

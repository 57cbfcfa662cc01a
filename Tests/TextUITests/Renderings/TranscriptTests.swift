import Testing

@testable import TextUI

@Suite("The transcript of a tree of blocks")
struct TranscriptTests {
    private func transcript(_ block: some Block, _ width: Int = 40, _ height: Int = 10) -> String {
        Frame(block, size: Size(width: width, height: height), transcribes: true).transcript.description
    }

    @Test("A transcript is made only on request")
    func onDemand() {
        #expect(Frame(Text("a"), size: Size(width: 1, height: 1)).transcript.elements.isEmpty)
    }

    @Test("A transcript gives wrapped or truncated text in full, line by line, with single spaces")
    func fullText() {
        let text = Text("a  long   line that is cut\n\nand \"another\" \\")
        let expected = "text \"a long line that is cut\"\ntext \"and \\\"another\\\" \\\\\""
        #expect(transcript(text.lineLimit(1), 6, 1) == expected)
        #expect(transcript(text, 6, 9) == expected)
    }

    @Test("A transcript leaves out decoration")
    func decoration() {
        let block = VStack {
            Text("/").accessibilityHidden()
            Divider()
            SymbolGlyph("envelope")
            Text("   ")
            Button("OK", isFocused: false).border().accessibilityHidden()
        }
        #expect(transcript(block).isEmpty)
    }

    @Test("A transcript gives the role, label, value, state and focus of a control")
    func controls() {
        let block = VStack {
            Button("Retry", isFocused: true)
            Button("Cancel", isFocused: false)
            Toggle("Sound", isOn: true)
            Toggle("Light", isOn: false)
            TextField("Name", state: TextFieldState(text: "ada"), isFocused: true)
            TextField("City", state: TextFieldState(), isFocused: false)
            Spinner(tick: 0)
        }
        let expected = """
            button "Retry", focused
            button "Cancel"
            switch "Sound", on
            switch "Light", off
            text field "Name", value "ada", focused
            text field "City"
            spinner, busy
            """
        #expect(transcript(block) == expected)
    }

    @Test("A transcript says which tab is selected, and gives the title of a border as a heading")
    func headings() {
        let block = VStack {
            Tabs([Tabs.Item("Users", badge: 3), Tabs.Item("Bookmarks")], selection: 1)
            Text("a").border(title: "Title")
            Heading("Section")
        }
        let expected = """
            tab "Users", value "3"
            tab "Bookmarks", selected, 2 of 2
            heading "Title"
            text "a"
            heading "Section"
            """
        #expect(transcript(block) == expected)
    }

    @Test("A transcript gives each row of a list as one element, and says which rows are visible")
    func list() {
        var state = ListState()
        _ = state.handle(.down, count: 9)
        let block = List(count: 9, state: state) { index in
            HStack {
                Text("name \(index), with what is cut").frame(width: 8)
                Toggle("kept", isOn: index == 1)
            }
        }
        let expected = """
            list, showing 1 to 2 of 9
              row "name 0, with what is cut, kept, switch, off"
              row "name 1, with what is cut, kept, switch, on", selected, 2 of 9
            """
        #expect(transcript(block, 40, 2) == expected)
        #expect(transcript(List(count: 0, state: ListState()) { _ in Text("a") }) == "list, showing none of 0")
    }

    @Test("A transcript gives a row's value and states even if the row has only one part")
    func onlyPart() {
        let block = List(count: 3, state: ListState()) { index in
            HStack {
                if index == 0 { Toggle("Colour", isOn: true) }
                if index == 1 { Text("  ").accessibilityElement(Transcript.Element(.text, "Theme", value: "Dark")) }
                if index == 2 { Text("  ").accessibilityElement(Transcript.Element(.text, value: "Dark")) }
            }
        }
        let expected = """
            list, showing 1 to 3 of 3
              row "Colour, switch", on, selected, 1 of 3
              row "Theme", value "Dark"
              row, value "Dark"
            """
        #expect(transcript(block) == expected)
    }

    @Test("A transcript gives the heading and the footer of a list's section, but not as rows")
    func sections() {
        let sections = [ListSection(nil, count: 1), ListSection("Kept", count: 1, footer: "All of them")]
        let block = List(sections, state: ListState()) { Text("name \($0)") }
        let expected = """
            list, showing 1 to 2 of 2
              row "name 0", selected, 1 of 2
              heading "Kept"
              row "name 1"
              text "All of them"
            """
        #expect(transcript(block) == expected)
    }

    @Test("A transcript says which lines of a scroll view are visible, and leaves out the other lines")
    func scrollView() {
        let block = ScrollView(state: ScrollState()) { VStack { ForEach(0..<5) { Text("line \($0)") } } }
        let expected = "scroll view, showing 1 to 2 of 5\n  text \"line 0\"\n  text \"line 1\""
        #expect(transcript(block, 20, 2) == expected)
    }

    @Test(
        "A transcript gives only the visible lines of a scrolled text",
        arguments: [(Key.home, "one, wrapped", "two"), (.end, "three", "four")])
    func scrolledText(key: Key, first: String, second: String) {
        var state = ScrollState()
        _ = state.handle(key)
        let block = ScrollView(state: state) { Text("one, wrapped\ntwo\nthree\nfour") }
        let said = transcript(block, 9, 3).split(separator: "\n").dropFirst()
        let expected = [first, second].map { "  text \"\($0)\"" }
        #expect(Array(said.suffix(2)) == expected.map { $0[...] })
        #expect(said.count == (key == .home ? 2 : 3))
    }

    @Test("A transcript gives an alert with its content, then the keys, but nothing behind the alert")
    func alert() {
        let block = ZStack {
            VStack {
                KeyBar([KeyBar.Hint("enter", "press"), KeyBar.Hint(",", "settings"), KeyBar.Hint("x", "has no room")])
                Text("behind")
            }
            Alert(
                "Error", message: "It has failed.",
                buttons: [Button("Retry", isFocused: true), Button("Cancel", isFocused: false)])
        }
        let expected = """
            alert "Error"
              text "It has failed."
              button "Retry", focused
              button "Cancel"
            keys "enter press; , settings"
            """
        #expect(transcript(block, 30, 9) == expected)
    }

    @Test("A transcript mentions pictures, and calls a labelled block by its label")
    func labels() {
        let picture = Picture(width: 1, height: 1, rgb: [])
        let block = VStack {
            picture.frame(height: 1)
            picture.accessibilityLabel("Ada").frame(height: 1)
            HStack {
                Text("a")
                Text("b")
            }
            .accessibilityLabel("both")
            SymbolGlyph("envelope").accessibilityLabel("mail")
            Text("0x").accessibilityElement(Transcript.Element(.text, "Code", value: "0x"))
        }
        let expected = """
            picture
            picture "Ada"
            text "both"
            text "mail"
            text "Code", value "0x"
            """
        #expect(transcript(block) == expected)
    }

    @Test("A transcript contains only sanitized text")
    func hostile() {
        let element = Transcript.Element(.button, "a\u{1B}[31m\nb", value: "\u{202E}", states: [.focused])
        #expect(element.description == "button \"a␛[31m␊b\", value \"�\", focused")
    }
}

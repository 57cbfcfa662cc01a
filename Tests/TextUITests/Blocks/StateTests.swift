import Testing
import TextUI

@Suite("Empty state, loading state, centred block and width reader")
struct StateTests {
    @Test("An empty state centres its symbol, title and subtitle")
    func empty() {
        let text = EmptyState(title: "Nothing", subtitle: "Press n", imageName: "bookmark.slash").plainText(11, 5)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 5 && lines[2] == "  Nothing" && lines[3] == "  Press n")
        #expect(lines[1].hasPrefix("     ") && lines[1].count == 6)
        #expect(lines[0].isEmpty && lines[4].isEmpty)
    }

    @Test("A loading state has a spinner before its message")
    func loading() {
        let lines = LoadingState(message: "Loading", tick: 0).plainText(15, 3).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3 && lines[1].hasSuffix(" Loading") && lines[1].hasPrefix("   "))
        #expect(
            LoadingState(message: "L", tick: 0).plainText(9, 1) != LoadingState(message: "L", tick: 1).plainText(9, 1))
    }

    @Test("A centred block has equal space on both sides", arguments: [(5, "  x"), (4, " x")])
    func centered(width: Int, expected: String) {
        #expect(Text("x").centered().plainText(width, 1) == expected)
    }

    @Test("A width reader chooses its content by the available width, and fills that width", arguments: [4, 5, 12])
    func widthReader(width: Int) {
        let block = WidthReader { width in
            if width < 5 {
                Text("thin")
            } else {
                Text("wide \(width)")
            }
        }
        #expect(block.plainText(width, 1).hasPrefix(width < 5 ? "thin" : "wide"))
        #expect(block.sizeThatFits(Size(width: width, height: 9)).width == width)
        #expect(block.isFlexible(along: .horizontal) && !block.isFlexible(along: .vertical))
    }
}

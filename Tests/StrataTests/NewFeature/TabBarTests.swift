import Testing

@testable import Strata

@Suite("The bar of tabs in a document")
struct TabBarTests {
    private let tabs = TabBar(title: "Reading List")

    @Test(
        "gets a tab before More, whichever is selected",
        arguments: [
            ("[Users]  Feed   More", "[Users]  Feed   Reading List   More"),
            (" Users   Feed  [More]", " Users   Feed   Reading List  [More]"),
            (" Users  [Feed]  More", " Users  [Feed]  Reading List   More"),
        ])
    func article(line: String, longer: String) {
        let lead = "# Title\n\n```\n$ swift run demo --screen users --size 60x14\n"
        #expect(tabs.added(toArticle: "\(lead)\(line)\n```\n") == "\(lead)\(longer)\n```\n")
    }

    @Test(
        "is left alone where there is no room for another tab, or no bar", arguments: ["[Users]  More", "╭─ Users ─╮"])
    func noRoom(line: String) {
        #expect(tabs.added(toArticle: "$ swift run demo --size 20x14\n\(line)\n") == nil)
    }

    @Test("is not looked for in a trace", arguments: ["", " --trace trace.txt"])
    func trace(option: String) {
        let trace = "$ swift run demo --size 60x8 --keys b --trace -\nb\n  drawn 2 cells\n"
        let command = "$ swift run demo --size 60x14\(option)\n"
        #expect(
            tabs.added(toArticle: "\(trace)\(command)[Users]  More\n")
                == "\(trace)\(command)[Users]  Reading List   More\n")
    }

    @Test("is counted in a transcript")
    func transcript() {
        let lead = "$ swift run demo --as transcript\n"
        #expect(
            tabs.added(toArticle: lead + "tab \"Users\", selected, 1 of 2\ntab \"More\"\nheading \"A\"\n")
                == lead + "tab \"Users\", selected, 1 of 3\ntab \"Reading List\"\ntab \"More\"\nheading \"A\"\n")
    }

    @Test("gets a tab in a recorded screen, and is left alone in one without tabs")
    func screen() {
        let box = "\n╭─ Users ──────────────────────────────────────╮\n"
        #expect(tabs.added(toScreen: "[Users]  Feed   More\(box)") == "[Users]  Feed   Reading List   More\(box)")
        #expect(tabs.added(toScreen: box) == nil)
    }

    @Test("gets the words of the title in a picture, each in its place")
    func picture() {
        let (start, end) = ("<svg viewBox=\"0 0 828 298\">\n", "\n</svg>")
        let more = "<text x=\"522\" y=\"14\" textLength=\"36\">More</text>"
        let longer = """
            <text x="535.5" y="14" textLength="63">Reading</text>
            <text x="594" y="14" textLength="36">List</text>
            <text x="657" y="14" textLength="36">More</text>
            """
        #expect(tabs.added(toPicture: start + more + end) == start + longer + end)
        #expect(tabs.added(toPicture: "<svg viewBox=\"0 0 600 298\">\(more)</svg>") == nil)
    }
}

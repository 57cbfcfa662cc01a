import Testing

@testable import Demo

@Suite("The name of a flow")
struct FlowNameTests {
    @Test(
        "A flow's name determines the names of the flow's type, test and suite",
        arguments: [
            ("Bookmark", "BookmarkFlowTests", "bookmark", "Bookmark"),
            ("AddToBag", "AddToBagFlowTests", "addToBag", "Add to bag"),
            ("URLSharing", "URLSharingFlowTests", "urlSharing", "URLSharing"),
            ("FAQ", "FAQFlowTests", "faq", "FAQ"),
            ("Top10Photos", "Top10PhotosFlowTests", "top10Photos", "Top10 photos"),
        ])
    func names(name: String, type: String, function: String, words: String) throws {
        let name = try FlowName(name)
        #expect(name.type == type)
        #expect(name.function == function)
        #expect(name.words == words)
    }

    @Test(
        "A flow's name is refused unless it is a capital followed by at most 59 ASCII letters and digits",
        arguments: [
            "", "bookmark", "1st", "Add To Bag", "Add-to-bag", "../Bag", "A/B", "A\\B", "..", "Übung", "A\u{0}",
            String(repeating: "A", count: 61),
        ])
    func malformed(name: String) {
        let error = #expect(throws: UsageError.self) { try FlowName(name) }
        #expect(error?.description.contains("expected a capital and up to 59 ASCII letters and digits") == true)
    }

    @Test("A flow is refused if its test's name is a keyword", arguments: ["Default", "Import", "Self", "Any", "IF"])
    func reserved(name: String) {
        let error = #expect(throws: UsageError.self) { try FlowName(name) }
        #expect(
            error?.description
                == "--record: expected another name, because its test would be called '\(name.lowercased())'; "
                + "got '\(name)'")
    }
}

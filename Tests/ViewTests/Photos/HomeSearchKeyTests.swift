import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The keys of the photo search", .leakChecks, .endsWhenStuck)
struct HomeSearchKeyTests {
    private let page = PhotoPage.sample(1, count: 3, hasNextPage: false)

    @Test("Enter starts the photo search, and typing does not")
    func submit() async throws {
        let (home, harness) = try await BoundHome.opened(query: "")
        harness.type("sea/q?r")
        #expect(home.service.questions == [])
        harness.press(.enter)
        #expect(harness.screen.contains("Searching photos"))
        try await home.handle([.answer(.success(page))])
        harness.press(.right, .enter)
        #expect(home.service.questions == [.init("sea/q?r", page: 1)])
        #expect(home.navigator.calls == [.showDetail(.sample(number: 1))])
    }

    @Test(
        "If the text has no words, the enter key starts no photo search, and the key bar does not name the key",
        arguments: ["", "   ", "\u{B4}"])
    func blank(text: String) async throws {
        let (home, harness) = try await BoundHome.opened(query: "")
        harness.type(text)
        #expect(!harness.keyBar.contains("enter"))
        harness.press(.enter)
        #expect(home.service.questions == [] && home.screen.isEditingText)
    }

    @Test("After a photo search, Escape leaves the search field; before any search, the shell gets Escape")
    func escape() async throws {
        let (home, harness) = try await BoundHome.opened(query: "")
        #expect(!home.screen.handle(.escape) && home.screen.isEditingText)
        try await search("sea", home, harness)
        harness.type("/")
        #expect(home.screen.isEditingText)
        #expect(home.screen.handle(.escape) && !home.screen.isEditingText)
        #expect(!home.screen.handle(.escape))
    }

    @Test("Words that were not searched for are dropped when the search field loses focus")
    func givenUpWords() async throws {
        let (home, harness) = try await BoundHome.opened(query: "")
        try await search("sea", home, harness)
        harness.type("/xyz")
        #expect(harness.screen.contains("/ seaxyz"))
        harness.press(.escape)
        #expect(harness.screen.contains("/ sea "))
        harness.type("/xyz")
        try harness.click("Photographer 1")
        #expect(harness.screen.contains("/ sea "))
        try await search("/side", home, harness)
        #expect(home.service.questions.map(\.query) == ["sea", "seaside"])
    }

    @Test("Enter leaves the search field, even if it searches for the same words again")
    func sameWords() async throws {
        let (home, harness) = try await BoundHome.opened(query: "")
        try await search("sea", home, harness)
        try await search("/", home, harness)
        #expect(home.service.questions.map(\.query) == ["sea", "sea"] && !home.screen.isEditingText)
    }

    @Test("A new photo search starts at the top, without the previous results")
    func anotherSearch() async throws {
        let (home, harness) = try await BoundHome.opened(query: "")
        try await search("sea", home, harness)
        harness.press(.end)
        harness.type("/side")
        harness.press(.enter)
        #expect(harness.screen.contains("Searching photos"))
        try await home.handle([.answer(.success(.sample(2, count: 4)))])
        harness.press(.enter)
        #expect(home.navigator.calls == [.showDetail(.sample(number: 10))])
    }

    /// Types `words`, searches for them, and answers with `page`.
    private func search(_ words: String, _ home: BoundHome, _ harness: Harness) async throws {
        harness.type(words)
        harness.press(.enter)
        try await home.handle([.answer(.success(page))])
    }
}

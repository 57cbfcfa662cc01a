import Coordinator
import Interactor
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of the photo search", .leakChecks, .endsWhenStuck)
struct PhotoSearchKeyTests {
    @Test("what is typed is searched for on enter, and not before")
    func submit() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("sea/q?r")
        #expect(!harness.isLoading)
        harness.press(.enter)
        try await harness.answer(.success(.sample(1, count: 3)))
        #expect(harness.service.questions.last == .init("sea/q?r", page: 1))
        #expect(harness.screen.contains("3 photos"))
        harness.press(.right, .enter)
        #expect(harness.title == "Photographer 1")
    }

    @Test("nothing is searched for without a word", arguments: ["", "   "])
    func blank(text: String) async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type(text)
        harness.press(.enter)
        #expect(!harness.isLoading)
        #expect(harness.shell.front?.isEditingText == true)
    }

    @Test("escape leaves the field where there was a search, and the screen where there was none")
    func escape() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("sea")
        harness.press(.enter)
        try await harness.answer(.success(.sample(1, count: 3)))
        harness.type("/")
        #expect(harness.shell.front?.isEditingText == true)
        harness.press(.escape)
        #expect(harness.shell.front?.isEditingText == false)
        harness.press(.escape)
        #expect(harness.title == "Photos")
        await harness.open(.photoSearch)
        harness.press(.escape)
        #expect(harness.title == "Photos")
    }

    @Test("a new search begins at the top, without what was found before")
    func anotherSearch() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("sea")
        harness.press(.enter)
        try await harness.answer(.success(.sample(1, count: 4, hasNextPage: false)))
        harness.draw()
        harness.press(.end)
        harness.type("/side")
        harness.press(.enter)
        #expect(harness.screen.contains("Searching photos"))
        try await harness.answer(.success(.sample(2, count: 4, hasNextPage: false)))
        #expect(harness.service.questions.last == .init("seaside", page: 1))
        #expect(harness.selectedCell?.contains("Photographer 10") == true)
    }

    @Test("where all photos show at once, the next page is asked for after each search")
    func pagingOfEachSearch() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("sea")
        for (word, first) in [("sea", 1), ("seaside", 3)] {
            harness.press(.enter)
            try await harness.answer(.success(.sample(first)))
            harness.draw(.large)
            try await harness.answer(.success(.sample(first + 1, hasNextPage: false)))
            #expect(harness.service.questions.last == .init(word, page: 2))
            harness.type("/side")
        }
    }

    @Test("a page that adds nothing leads to the next, up to the end")
    func emptyPage() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("sea")
        harness.press(.enter)
        try await harness.answer(.success(.sample(1)))
        harness.draw(.large)
        try await harness.answer(.success(.sample(1)), .success(.sample(1, hasNextPage: false)))
        harness.draw(.large)
        #expect(!harness.isLoading)
        #expect(harness.service.questions.suffix(3) == [1, 2, 3].map { .init("sea", page: $0) })
    }

    @Test("after three pages that add nothing it is for r to go on, and not for merely drawing anew")
    func emptyPages() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("sea")
        harness.press(.enter)
        try await harness.answer(.success(.sample(1)))
        harness.draw(.large)
        try await harness.answer(.success(.sample(1)), .success(.sample(1)), .success(.sample(1)))
        harness.draw(.large)
        #expect(!harness.isLoading)
        harness.type("r")
        try await harness.answer(.success(.sample(2, hasNextPage: false)))
        #expect(harness.screen.contains("20 photos"))
    }

    @Test("a search that failed is tried again by Retry")
    func retry() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("sea")
        harness.press(.enter)
        try await harness.answer(.failure(.unknownError))
        #expect(
            harness.wholePrompt
                == """
                Error: No whole answer came from the photo service: check your connection, and try again \
                [Retry] [Cancel]
                """)
        harness.press(.enter)
        try await harness.answer(.success(.sample(1, count: 1)))
        #expect(harness.screen.contains("1 photo"))
    }
}

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
@Suite("The keys of the photo search", .leakChecks, .endsWhenStuck)
struct PhotoSearchKeyTests {
    @Test("enter starts the search, and typing does not")
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

    @Test(
        "enter does not search for a text without words, nor does the key bar name it",
        arguments: ["", "   ", "\u{B4}"])
    func blank(text: String) async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type(text)
        #expect(!harness.keyBar.contains("enter"))
        harness.press(.enter)
        #expect(!harness.isLoading)
        #expect(harness.shell.front?.isEditingText == true)
    }

    @Test("escape leaves the field after a search, and the screen before the first one")
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
        #expect(harness.route == .photos)
        await harness.open("search")
        harness.press(.escape)
        #expect(harness.route == .photos)
    }

    @Test("words that are not searched leave the field with the keyboard")
    func givenUpWords() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("sea")
        harness.press(.enter)
        try await harness.answer(.success(.sample(1, count: 3, hasNextPage: false)))
        harness.type("/xyz")
        #expect(harness.screen.contains("/ seaxyz"))
        harness.press(.escape)
        #expect(harness.screen.contains("/ sea "))
        harness.type("/xyz")
        try harness.click("Photographer 1")
        #expect(harness.screen.contains("/ sea "))
        harness.type("/side")
        harness.press(.enter)
        try await harness.answer(.success(.sample(1, count: 3, hasNextPage: false)))
        #expect(harness.service.questions.last == .init("seaside", page: 1))
        #expect(harness.screen.contains("/ seaside "))
    }

    @Test("r searches again if there are no more results")
    func refresh() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("sea")
        harness.press(.enter)
        try await harness.answer(.success(.sample(1, count: 0)))
        harness.type("r")
        try await harness.answer(.success(.sample(1, count: 3, hasNextPage: false)))
        #expect(harness.screen.contains("3 photos"))
        #expect(harness.service.questions.suffix(2) == [.init("sea", page: 1), .init("sea", page: 1)])
    }

    @Test("without results, the screen says to press / only while the field does not take it")
    func otherWords() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("sea")
        harness.press(.enter)
        try await harness.answer(.success(.sample(1, count: 0)))
        #expect(harness.screen.contains("Try other words"))
        harness.type("/")
        #expect(harness.screen.contains("  Try other words"))
    }

    @Test("another search starts at the top, without the results of the one before")
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

    @Test("if all photos fit on the screen, the next page is loaded after each search")
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

    @Test("a page that adds nothing is followed by the next one, up to the end")
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

    @Test("after three pages that add nothing r loads more, and drawing again does not")
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

    @Test("Retry repeats a search that failed")
    func retry() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("sea")
        harness.press(.enter)
        try await harness.answer(.failure(.unknownError))
        #expect(
            harness.wholePrompt
                == "Error: The photo service failed. Wait a while. [Retry] [Cancel]")
        harness.press(.enter)
        try await harness.answer(.success(.sample(1, count: 1)))
        #expect(harness.screen.contains("1 photo"))
    }
}

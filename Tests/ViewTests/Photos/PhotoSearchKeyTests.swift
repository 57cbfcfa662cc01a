import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of the photo search", .leakChecks, .endsWhenStuck)
struct PhotoSearchKeyTests {
    private func makeStage() async throws -> PhotoStage {
        let stage = try await PhotoStage.showing(.sample(1, hasNextPage: false))
        stage.openSearch()
        return stage
    }

    @Test("what is typed is searched for on enter, and not before")
    func submit() async throws {
        let stage = try await makeStage()
        stage.type("sea/q?r")
        #expect(!stage.isLoading)
        stage.press(.enter)
        try await stage.answer(.success(.sample(1, count: 3)))
        #expect(stage.service.questions.last == .init("sea/q?r", page: 1))
        #expect(stage.screen.contains("3 photos"))
        stage.press(.right, .enter)
        #expect(stage.navigator.calls == [.showPhoto(.sample(number: 1))])
    }

    @Test("nothing is searched for without a word", arguments: ["", "   "])
    func blank(text: String) async throws {
        let stage = try await makeStage()
        stage.type(text)
        stage.press(.enter)
        #expect(!stage.isLoading)
        #expect(stage.container.front?.isEditingText == true)
    }

    @Test("escape leaves the field where there was a search, and the screen where there was none")
    func escape() async throws {
        let stage = try await makeStage()
        stage.type("sea")
        stage.press(.enter)
        try await stage.answer(.success(.sample(1, count: 3)))
        stage.type("/")
        #expect(stage.container.front?.isEditingText == true)
        stage.press(.escape)
        #expect(stage.container.front?.isEditingText == false)
        stage.press(.escape)
        #expect(stage.container.front is HomeView)
        stage.openSearch()
        stage.press(.escape)
        #expect(stage.container.front is HomeView)
    }

    @Test("a new search begins at the top, without what was found before")
    func anotherSearch() async throws {
        let stage = try await makeStage()
        stage.type("sea")
        stage.press(.enter)
        try await stage.answer(.success(.sample(1, count: 4, hasNextPage: false)))
        _ = stage.draw()
        stage.press(.end)
        stage.type("/side")
        stage.press(.enter)
        #expect(stage.screen.contains("Searching photos"))
        try await stage.answer(.success(.sample(2, count: 4, hasNextPage: false)))
        #expect(stage.service.questions.last == .init("seaside", page: 1))
        #expect(stage.selectedCell?.contains("Photographer 10") == true)
    }

    @Test("where all photos show at once, the next page is asked for after each search")
    func pagingOfEachSearch() async throws {
        let stage = try await makeStage()
        stage.type("sea")
        for (word, first) in [("sea", 1), ("seaside", 3)] {
            stage.press(.enter)
            try await stage.answer(.success(.sample(first)))
            _ = stage.draw(.large)
            try await stage.answer(.success(.sample(first + 1, hasNextPage: false)))
            #expect(stage.service.questions.last == .init(word, page: 2))
            stage.type("/side")
        }
    }

    @Test("a page that adds nothing leads to the next, up to the end")
    func emptyPage() async throws {
        let stage = try await makeStage()
        stage.type("sea")
        stage.press(.enter)
        try await stage.answer(.success(.sample(1)))
        _ = stage.draw(.large)
        try await stage.answer(.success(.sample(1)), .success(.sample(1, hasNextPage: false)))
        _ = stage.draw(.large)
        #expect(!stage.isLoading)
        #expect(stage.service.questions.suffix(3) == [1, 2, 3].map { .init("sea", page: $0) })
    }

    @Test("after three pages that add nothing it is for r to go on, and not for merely drawing anew")
    func emptyPages() async throws {
        let stage = try await makeStage()
        stage.type("sea")
        stage.press(.enter)
        try await stage.answer(.success(.sample(1)))
        _ = stage.draw(.large)
        try await stage.answer(.success(.sample(1)), .success(.sample(1)), .success(.sample(1)))
        _ = stage.draw(.large)
        #expect(!stage.isLoading)
        stage.type("r")
        try await stage.answer(.success(.sample(2, hasNextPage: false)))
        #expect(stage.screen.contains("20 photos"))
    }

    @Test("a search that failed is tried again by Retry")
    func retry() async throws {
        let stage = try await makeStage()
        stage.type("sea")
        stage.press(.enter)
        try await stage.answer(.failure(.unknownError))
        stage.press(.enter)
        try await stage.answer(.success(.sample(1, count: 1)))
        #expect(stage.screen.contains("1 photo"))
    }
}

import Coordinator
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The keys of the photos", .leakChecks, .endsWhenStuck)
struct HomeViewKeyTests {
    @Test(
        "enter opens the selected photo",
        arguments: [([], 0), ([.right], 1), ([.down], 2), ([.down, .right, .up], 1)] as [([Key], Int)])
    func open(keys: [Key], index: Int) async throws {
        let harness = try await PhotosHarness.showing()
        harness.draw()
        for key in keys { harness.press(key) }
        harness.press(.enter)
        #expect(harness.title == PhotoPage.gallery.photos[index].photographer)
    }

    @Test("a slash opens the search")
    func search() async throws {
        let harness = try await PhotosHarness.showing()
        harness.type("/")
        #expect(harness.route == .photoSearch)
    }

    @Test("a click selects a photo, and opens it if it is selected already")
    func tap() async throws {
        let harness = try await PhotosHarness.showing()
        harness.draw()
        harness.press(.click(Point(x: 45, y: 6)))
        #expect(harness.selectedCell?.contains("Renée") == true)
        #expect(harness.route == .photos)
        harness.press(.click(Point(x: 45, y: 6)))
        #expect(harness.title == PhotoPage.gallery.photos[1].photographer)
    }

    @Test("enter opens nothing if there are no photos", arguments: [Key.enter, .down, .end])
    func empty(key: Key) async throws {
        let harness = try await PhotosHarness.showing(PhotoPage(photos: [], hasNextPage: false))
        harness.press(key)
        #expect(harness.route == .photos)
    }

    @Test("the next page is loaded once when the last photo appears, and the selection stays")
    func paging() async throws {
        let harness = try await PhotosHarness.showing(.sample(1))
        harness.draw()
        #expect(!harness.isLoading)
        harness.press(.end)
        harness.draw()
        harness.draw()
        let selected = harness.selectedCell
        try await harness.answer(.success(.sample(2)))
        #expect(harness.selectedCell == selected)
        #expect(harness.service.questions == [.init(page: 1), .init(page: 2)])
    }

    @Test(
        "a page that adds nothing is followed by the next one, up to the end",
        arguments: [PhotoPage.sample(1), .unreadable()])
    func emptyPage(page: PhotoPage) async throws {
        let harness = try await PhotosHarness.showing(.sample(1))
        harness.draw(.large)
        try await harness.answer(.success(page), .success(page), .success(.sample(1, hasNextPage: false)))
        harness.draw(.large)
        #expect(!harness.isLoading)
        #expect(harness.service.questions.map(\.page) == [1, 2, 3, 4])
    }

    @Test("after three pages that add nothing r loads more, and drawing again does not")
    func emptyPages() async throws {
        let harness = try await PhotosHarness.showing(.sample(1))
        harness.draw(.large)
        try await harness.answer(.success(.sample(1)), .success(.sample(1)), .success(.sample(1)))
        harness.draw(.large)
        #expect(!harness.isLoading)
        harness.type("r")
        try await harness.answer(.success(.sample(2, hasNextPage: false)))
        #expect(harness.screen.contains("20 photos"))
    }

    @Test("Retry loads a page that failed, and drawing again does not")
    func failedPage() async throws {
        let harness = try await PhotosHarness.showing(.sample(1))
        harness.draw()
        harness.press(.end)
        harness.draw()
        try await harness.answer(.failure(.rateLimited))
        #expect(
            harness.wholePrompt
                == """
                Error: The photo service got too many requests. Wait a while. [Retry] [Cancel]
                """)
        harness.draw()
        #expect(!harness.isLoading)
        harness.press(.enter)
        try await harness.answer(.success(.sample(2)))
        #expect(harness.service.questions.map(\.page) == [1, 2, 2])
        #expect(harness.prompt == nil)
    }

    @Test("r loads the photos again if there are no more, also after that has failed")
    func refresh() async throws {
        let harness = try await PhotosHarness.showing(PhotoPage(photos: [], hasNextPage: false))
        harness.type("r")
        try await harness.answer(.failure(.rateLimited))
        harness.press(.enter)
        try await harness.answer(.success(.sample(1, hasNextPage: false)))
        #expect(harness.screen.contains("10 photos"))
        harness.draw(.large)
        #expect(!harness.isLoading)
        harness.type("r")
        try await harness.answer(.success(.sample(2, count: 3, hasNextPage: false)))
        #expect(harness.screen.contains("3 photos"))
        #expect(harness.service.questions.map(\.page) == [1, 1, 1, 1])
    }

    @Test("r loads more, also after a failure")
    func more() async throws {
        let harness = PhotosHarness()
        try await harness.answer(.failure(.unknownError))
        harness.press(.escape)
        #expect(harness.screen.contains("Photos could not be loaded"))
        harness.type("r")
        try await harness.answer(.success(.sample(1)))
        #expect(harness.screen.contains("10 photos"))
    }
}

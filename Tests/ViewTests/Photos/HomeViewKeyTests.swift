import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("Keys of the photos", .leakChecks, .endsWhenStuck)
struct HomeViewKeyTests {
    @Test(
        "enter opens the selected photo",
        arguments: [([], 0), ([.right], 1), ([.down], 2), ([.down, .right, .up], 1)] as [([Key], Int)])
    func open(keys: [Key], index: Int) async throws {
        let stage = try await PhotoStage.showing()
        _ = stage.draw()
        for key in keys { stage.press(key) }
        stage.press(.enter)
        #expect(stage.navigator.calls == [.showPhoto(PhotoPage.gallery.photos[index])])
    }

    @Test("a slash opens the search")
    func search() async throws {
        let stage = try await PhotoStage.showing()
        stage.type("/")
        #expect(stage.navigator.calls == [.showSearch])
    }

    @Test("a press selects a photo, and opens it when it is selected")
    func tap() async throws {
        let stage = try await PhotoStage.showing()
        _ = stage.draw()
        stage.press(.click(Point(x: 45, y: 6)))
        #expect(stage.selectedCell?.contains("Renée") == true)
        #expect(stage.navigator.calls == [])
        stage.press(.click(Point(x: 45, y: 6)))
        #expect(stage.navigator.calls == [.showPhoto(PhotoPage.gallery.photos[1])])
    }

    @Test("nothing is opened where there is nothing", arguments: [Key.enter, .down, .end])
    func empty(key: Key) async throws {
        let stage = try await PhotoStage.showing(PhotoPage(photos: [], hasNextPage: false))
        stage.press(key)
        #expect(stage.navigator.calls == [])
    }

    @Test("the next page is asked for when the last photo shows, once, and the selection stays")
    func paging() async throws {
        let stage = try await PhotoStage.showing(.sample(1))
        _ = stage.draw()
        #expect(!stage.isLoading)
        stage.press(.end)
        _ = stage.draw()
        _ = stage.draw()
        let selected = stage.selectedCell
        try await stage.answer(.success(.sample(2)))
        #expect(stage.selectedCell == selected)
        #expect(stage.service.questions == [.init(page: 1), .init(page: 2)])
    }

    @Test(
        "a page that adds nothing leads to the next, up to the end",
        arguments: [
            PhotoPage.sample(1), .unreadable(),
        ])
    func emptyPage(page: PhotoPage) async throws {
        let stage = try await PhotoStage.showing(.sample(1))
        _ = stage.draw(.large)
        try await stage.answer(.success(page), .success(page), .success(.sample(1, hasNextPage: false)))
        _ = stage.draw(.large)
        #expect(!stage.isLoading)
        #expect(stage.service.questions.map(\.page) == [1, 2, 3, 4])
    }

    @Test("after three pages that add nothing it is for r to go on, and not for merely drawing anew")
    func emptyPages() async throws {
        let stage = try await PhotoStage.showing(.sample(1))
        _ = stage.draw(.large)
        try await stage.answer(.success(.sample(1)), .success(.sample(1)), .success(.sample(1)))
        _ = stage.draw(.large)
        #expect(!stage.isLoading)
        stage.type("r")
        try await stage.answer(.success(.sample(2, hasNextPage: false)))
        #expect(stage.screen.contains("20 photos"))
    }

    @Test("a page that failed is asked for by Retry, and not by merely drawing anew")
    func failedPage() async throws {
        let stage = try await PhotoStage.showing(.sample(1))
        _ = stage.draw()
        stage.press(.end)
        _ = stage.draw()
        try await stage.answer(.failure(.rateLimited))
        #expect(stage.screen.contains("asked too often"))
        _ = stage.draw()
        #expect(!stage.isLoading)
        stage.press(.enter)
        try await stage.answer(.success(.sample(2)))
        #expect(stage.service.questions.map(\.page) == [1, 2, 2])
        #expect(!stage.screen.contains("asked too often"))
    }

    @Test("r asks for more, and again for what failed")
    func more() async throws {
        let stage = PhotoStage()
        try await stage.answer(.failure(.unknownError))
        stage.press(.escape)
        #expect(stage.screen.contains("No photos available"))
        stage.type("r")
        try await stage.answer(.success(.sample(1)))
        #expect(stage.screen.contains("10 photos"))
    }

    @Test("that have no meaning are left to the container", arguments: [Key.character("x"), .escape, .tab])
    func others(key: Key) async throws {
        let stage = try await PhotoStage.showing()
        #expect(stage.container.front?.handle(key) == false)
    }
}

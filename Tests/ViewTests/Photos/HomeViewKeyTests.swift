import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The keys of the photos", .leakChecks, .endsWhenStuck)
struct HomeViewKeyTests {
    @Test("enter opens the selected photo", arguments: [([], 0), ([.right], 1), ([.down], 2)] as [([Key], Int)])
    func open(keys: [Key], index: Int) async throws {
        let (home, harness) = try await BoundHome.opened(.success(.gallery))
        harness.draw()
        for key in keys { harness.press(key) }
        harness.press(.enter)
        #expect(home.navigator.calls == [.showDetail(PhotoPage.gallery.photos[index])])
    }

    @Test("enter opens the photo that is drawn, even if the photos have changed behind it")
    func drawnPhoto() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.sample(1, hasNextPage: false)))
        harness.press(.right)
        home.cut()
        harness.type("r")
        try await home.handle([.answer(.success(.sample(2)))])
        harness.press(.enter)
        #expect(home.navigator.calls == [.showDetail(.sample(number: 1))])
    }

    @Test("a click selects a photo, and another click opens it")
    func click() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.gallery))
        try harness.click("Renée")
        #expect(home.navigator.calls == [])
        try harness.click("Renée")
        #expect(home.navigator.calls == [.showDetail(PhotoPage.gallery.photos[1])])
    }

    @Test("without photos none is opened", arguments: [Key.enter, .down, .end])
    func empty(key: Key) async throws {
        let (home, harness) = try await BoundHome.opened(.success(.sample(1, count: 0)))
        harness.press(key, .enter)
        #expect(home.navigator.calls == [])
    }

    @Test("a slash opens the search")
    func search() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.gallery))
        harness.type("/")
        #expect(home.navigator.calls == [.showSearch])
    }

    @Test("r loads more, and the first page again if there are no more")
    func load() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.sample(1)))
        harness.type("r")
        try await home.handle([.answer(.success(.sample(2, hasNextPage: false)))])
        harness.type("r")
        try await home.handle([.answer(.success(.sample(3, count: 3)))])
        #expect(home.service.questions.map(\.page) == [1, 2, 1])
        #expect(harness.screen.contains("3 photos"))
    }

    @Test("the next page loads once when the last photo appears, and the selection stays")
    func paging() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.sample(1)))
        harness.draw()
        #expect(home.work.isSettled)
        harness.press(.end)
        harness.draw()
        harness.draw()
        try await home.handle([.answer(.success(.sample(2)))])
        harness.press(.enter)
        #expect(home.service.questions.map(\.page) == [1, 2])
        #expect(home.navigator.calls == [.showDetail(.sample(number: 9))])
    }

    @Test("Retry loads a page that failed, and drawing again does not")
    func retry() async throws {
        let (home, harness) = try await BoundHome.opened(.success(.sample(1)))
        harness.press(.end)
        harness.draw()
        try await home.handle([.answer(.failure(.rateLimited))])
        harness.draw()
        #expect(home.work.isSettled)
        harness.press(.enter)
        try await home.handle([.answer(.success(.sample(2)))])
        #expect(harness.prompt == nil && home.service.questions.map(\.page) == [1, 2, 2])
    }

    @Test("other keys are left to the shell", arguments: [Key.character("x"), .escape, .tab])
    func others(key: Key) async throws {
        let (home, _) = try await BoundHome.opened(.success(.sample(1)))
        #expect(home.screen.handle(key) == false)
    }
}

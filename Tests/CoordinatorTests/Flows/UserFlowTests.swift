import Coordinator
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("What a user does", .leakChecks, .endsWhenStuck)
struct UserFlowTests {
    @Test("searches for Ada, keeps her, and lets her go again")
    func searchBookmarkRemove() async {
        let app = await App.opened()

        await app.type("/ada y")
        #expect(app.screen.contains("1 of 25 users"))
        await app.press(.enter, .enter)
        #expect(app.title == "Ada Yılmaz")

        await app.type("b")
        #expect(app.tabs.hasPrefix("[Users]  Bookmarks (1)"))

        await app.press(.escape)
        #expect(app.screen.contains("★ Ada Yılmaz"))
        #expect(app.screen.contains("1 of 25 users"))

        await app.press(.tab)
        #expect(app.screen.contains("▸ ★ Ada Yılmaz"))
        await app.type("b")
        #expect(app.screen.contains("Remove Ada Yılmaz from bookmarks?"))
        await app.press(.left, .enter)
        #expect(app.screen.contains("No Bookmarks Yet"))
        #expect(app.tabs.hasPrefix(" Users  [Bookmarks] "))

        await app.press(.backtab, .escape)
        #expect(app.screen.contains("25 users"))
        #expect(!app.screen.contains("★"))
    }

    @Test("sees loading fail, and tries again until it does not")
    func retry() async {
        let service = AnsweringUsersService(.failure(.httpError(503)), .failure(.noData), .success(.cast))
        let app = await App.opened(users: service)
        #expect(app.screen.contains("HTTP error with status code: 503"))
        await app.press(.enter)
        #expect(app.screen.contains("No data received"))
        await app.press(.enter)
        #expect(app.screen.contains("Ada Lovelace"))
        #expect(!app.screen.contains("Error"))
        #expect(service.questions.count == 3)
    }

    @Test("pages to the end, and no further")
    func paging() async {
        let service = AnsweringUsersService(
            .success(.sample(1)), .success(.sample(2)), .success(.sample(3, count: 4)))
        let app = await App.opened(users: service)
        #expect(app.screen.contains("25 users"))
        await app.press(.end)
        #expect(app.screen.contains("50 users"))
        await app.press(.end)
        #expect(app.screen.contains("54 users"))
        await app.press(.end, .down, .pageDown)
        #expect(app.screen.contains("▸   Person 053"))
        #expect(
            service.questions == [
                .init(page: 1, seed: nil), .init(page: 2, seed: "seed"), .init(page: 3, seed: "seed"),
            ])
    }

    @Test("on a large screen sees the next page without asking")
    func largeScreen() async {
        let app = await App.opened(size: .large)
        #expect(app.screen.contains("28 users"))
    }

    @Test("refreshes while a page is on its way: the late page is nowhere")
    func refreshDuringLoad() async throws {
        let service = ManualUsersService(answersLate: true)
        let app = App(users: service)
        app.coordinator.start()
        try await service.nextRequest().answer(.success(.cast))
        await app.settle()
        _ = app.frame
        app.tap(.end)
        _ = app.frame

        let late = try await service.nextRequest()
        app.tap(.character("r"))
        let fresh = try await service.nextRequest()
        fresh.answer(.success(UserPage(users: [.sample("New", "One")])))
        late.answer(.success(.sample(2)))
        await app.settle()

        #expect(app.screen.contains("New One"))
        #expect(app.screen.contains("│1 user "))
        #expect(service.questions.map(\.page) == [1, 2, 1])
    }

    @Test("keeps the list when a refresh fails, and gets the new one by trying again")
    func failedRefresh() async {
        let service = AnsweringUsersService(
            .success(.cast), .failure(.httpError(500)), .success(UserPage(users: [.sample("New", "One")])))
        let app = await App.opened(users: service)
        await app.type("r")
        #expect(app.screen.contains("HTTP error with status code: 500"))
        #expect(app.screen.contains("Ada Lovelace"))
        await app.press(.enter)
        #expect(app.screen.contains("New One"))
        #expect(!app.screen.contains("Ada Lovelace"))
    }

    @Test("opens the person that a search shows, in every row", arguments: 0..<3)
    func openFromSearch(row: Int) async {
        let app = await App.opened()
        await app.type("/person")
        for _ in 0..<row { await app.press(.down) }
        await app.press(.enter, .enter)
        #expect(app.title == "Person 0\(12 + row)")
    }
}

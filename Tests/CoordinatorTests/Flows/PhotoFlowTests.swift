import Coordinator
import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("What a user does with photos", .leakChecks, .endsWhenStuck)
struct PhotoFlowTests {
    @Test("pages to the end, opens a photo, shares it, and comes back to where they were")
    func browse() async {
        let app = await App.opened(.photos)
        #expect(app.screen.contains("10 photos"))
        await app.press(.end)
        #expect(app.screen.contains("13 photos"))
        await app.press(.end)
        await app.press(.left)
        let grid = app.screen
        await app.press(.enter)
        #expect(app.title == "Photographer 11")
        await app.type("s")
        #expect(app.host.calls.count == 1)
        await app.press(.enter, .escape)
        #expect(app.screen == grid)
    }

    @Test("searches, opens what was found, searches again, and leaves")
    func search() async {
        let app = await App.opened(.photos)
        await app.type("/poppy")
        #expect(app.title == "Search Photos")
        #expect(app.screen.contains("Search photos"))
        await app.press(.enter)
        #expect(app.screen.contains("10 photos"))
        await app.press(.enter)
        #expect(app.front == "PhotoDetailView")
        await app.press(.escape)
        await app.type("/ field")
        await app.press(.enter)
        #expect(app.screen.contains("poppy field"))
        await app.press(.escape)
        #expect(app.title == "Photos")
    }

    @Test("is told of a rate limit in its own words, and goes on by Retry")
    func rateLimit() async throws {
        let photos = ManualPhotosService()
        let app = App(photos: photos)
        app.coordinator.start()
        app.tap(.tab, .tab)
        try await photos.nextRequest().answer(.failure(.rateLimited))
        await app.settle()
        #expect(app.screen.contains("asked too often"))
        app.tap(.enter)
        try await photos.nextRequest().answer(.success(.gallery))
        await app.settle()
        #expect(app.title == "Photos")
        #expect(app.screen.contains("10 photos"))
        #expect(photos.questions.map(\.page) == [1, 1])
    }

    @Test("closes a search that is on its way: its request is cancelled")
    func closedSearch() async throws {
        let photos = ManualPhotosService()
        let app = App(photos: photos)
        app.coordinator.start()
        app.tap(.tab, .tab)
        try await photos.nextRequest().answer(.success(.sample(1, hasNextPage: false)))
        await app.settle()
        app.tap(.character("/"), .character("x"), .enter)
        let request = try await photos.nextRequest()
        app.tap(.escape)
        await request.cancellation()
        await app.settle()
        #expect(app.title == "Photos")
    }

    @Test(
        "sees the photos in three, two or one columns", arguments: [(ScreenSize.large, 3), (.standard, 2), (.small, 1)])
    func columns(size: ScreenSize, columns: Int) async {
        let app = await App.opened(.photos, size: size)
        #expect(app.frame.report.shownColumns == columns)
    }
}

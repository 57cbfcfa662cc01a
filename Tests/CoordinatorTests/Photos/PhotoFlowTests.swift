import Coordinator
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A user of the photos", .leakChecks, .endsWhenStuck)
struct PhotoFlowTests {
    @Test("pages to the end, opens a photo, shares it and returns to the same place")
    func browse() async throws {
        let harness = try await PhotosHarness.showing()
        #expect(harness.screen.contains("10 photos"))
        harness.press(.end)
        harness.draw()
        try await harness.answer(.success(.sample(2, count: 3, hasNextPage: false)))
        #expect(harness.screen.contains("13 photos"))
        harness.press(.end, .left)
        harness.draw()
        let grid = harness.screen
        harness.press(.enter)
        #expect(harness.title == "Photographer 11")
        harness.type("s")
        #expect(harness.host.calls == [.copy("file:///photos/photo-11")])
        #expect(harness.prompt == nil && harness.screen.contains("Copied “file:///photos/photo-11”"))
        harness.press(.escape, .escape)
        #expect(harness.screen == grid)
    }

    @Test("searches, opens a result, searches again and leaves")
    func search() async throws {
        let harness = try await PhotosHarness.showing(.sample(1, hasNextPage: false))
        harness.type("/poppy")
        #expect(harness.route == .photoSearch)
        #expect(harness.screen.contains("No search yet"))
        harness.press(.enter)
        try await harness.answer(.success(.gallery))
        #expect(harness.screen.contains("10 photos"))
        harness.press(.enter)
        #expect(harness.title == "Ines Okafor")
        harness.press(.escape)
        harness.type("/ field")
        harness.press(.enter)
        #expect(harness.screen.contains("poppy field"))
        try await harness.answer(.success(.sample(1, hasNextPage: false)))
        harness.press(.escape)
        #expect(harness.route == .photos)
    }

    @Test("reads about a rate limit, and goes on with Retry")
    func rateLimit() async throws {
        let harness = PhotosHarness()
        try await harness.answer(.failure(.rateLimited))
        #expect(harness.prompt?.contains("too many requests") == true)
        harness.press(.enter)
        try await harness.answer(.success(.gallery))
        #expect(harness.route == .photos)
        #expect(harness.screen.contains("10 photos"))
        #expect(harness.service.questions.map(\.page) == [1, 1])
    }

    @Test("reads why photos were left out, even if none is left")
    func allSkipped() async throws {
        let skipped = [0, 1].map { SkippedEntry(.missing("[\($0)].id")) }
        let harness = try await PhotosHarness.showing(PhotoPage(photos: [], skipped: skipped, hasNextPage: false))
        #expect(harness.screen.contains("No photos available"))
        #expect(harness.screen.contains("│0 photos, 2 skipped, the first: “[0].id” is missing"))
        harness.type("/sea")
        harness.press(.enter)
        try await harness.answer(.success(PhotoPage(photos: [], skipped: skipped, hasNextPage: false)))
        #expect(harness.screen.contains("│0 photos, 2 skipped, the first: “[0].id” is missing"))
    }

    @Test("opens a photo of which hardly anything is known, and has no link to share")
    func bare() async throws {
        let harness = try await PhotosHarness.showing(PhotoPage(photos: [.bare], hasNextPage: false))
        harness.press(.enter)
        #expect(harness.title == "Unknown photographer")
        #expect(harness.screen.contains("3 by 2 pixels") && !harness.screen.contains("Likes"))
        harness.type("s")
        #expect(harness.prompt == nil && harness.host.calls == [])
    }

    @Test("closes a search that is loading, which cancels its request")
    func closedSearch() async throws {
        let harness = try await PhotosHarness.showingSearch()
        harness.type("x")
        harness.press(.enter)
        let request = try await harness.service.nextRequest()
        harness.press(.escape)
        await request.cancellation()
        await harness.settle()
        #expect(harness.route == .photos)
    }

    @Test("starts at the first photo by its route")
    func route() async throws {
        let harness = try await PhotosHarness.showing()
        await harness.open(Route.first)
        #expect(harness.title == "Ines Okafor")
    }

    @Test(
        "sees the photos in as many columns as fit", arguments: [(ScreenSize.large, 3), (.standard, 2), (.small, 1)])
    func columns(size: ScreenSize, columns: Int) async throws {
        let harness = try await PhotosHarness.showing()
        #expect(harness.draw(size).report.shownColumns == columns)
    }
}

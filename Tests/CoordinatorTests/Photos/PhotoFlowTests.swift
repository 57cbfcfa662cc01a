import Coordinator
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A user who looks at photos", .leakChecks, .endsWhenStuck)
struct PhotoFlowTests {
    @Test("A user loads all photos, opens and shares a photo, and returns to the same place in the grid")
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

    @Test("A user searches, opens a result, searches again, and cancels the request by leaving")
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
        let request = try await harness.service.nextRequest()
        harness.press(.escape)
        await request.cancellation()
        await harness.settle()
        #expect(harness.route == .photos)
    }
}

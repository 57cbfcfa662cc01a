import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("Photo links", .leakChecks, .endsWhenStuck)
struct PhotoLinkTests {
    @Test("A photo's link opens the photo, and selects the photo's cell in the grid")
    func photo() async throws {
        let harness = try await PhotosHarness.showing()
        let photo = try #require(PhotoPage.gallery.photos.dropFirst(2).first)
        #expect(await harness.open(photo.id) == nil)
        #expect(harness.route == .photo(photo.id))
        harness.press(.escape)
        #expect(harness.route == .photos)
        harness.press(.enter)
        #expect(harness.route == .photo(photo.id))
    }

    @Test("A photo search's link opens the results, and the unfocused search field shows the link's words")
    func search() async throws {
        let harness = try await PhotosHarness.showing()
        await harness.open("search", "two words")
        try await harness.answer(.success(.gallery))
        #expect(harness.route == Route("photos", "search", "two words") && harness.shell.front?.isEditingText == false)
        #expect(harness.screen.contains("/ two words"))
    }

    @Test("A photo's link finds a photo on a later page, and reports an unknown photo as not found")
    func laterPage() async throws {
        let photo = try #require(PhotoPage.sample(2).photos.last)
        let harness = PhotosHarness()
        async let missing = harness.open(photo.id)
        for page in 1...2 {
            try await harness.service.nextRequest().answer(.success(.sample(page, hasNextPage: page < 2)))
        }
        #expect(await missing == nil && harness.route == .photo(photo.id))
        harness.press(.escape)
        #expect(await harness.open("nothing") == "nothing")
    }

    @Test(
        "Photo links open their screens in the Photos tab",
        arguments: [
            (Route.photos, "Photos"), (.photo(Route.first), "Ines Okafor"), (.photoSearch, "Search photos"),
        ])
    func tab(route: Route, title: String) async {
        let app = await AppHarness.opened(route) {
            [ExampleFeature("maps"), PhotosFeature(service: AnsweringPhotosService.gallery, $0)]
        }
        #expect(app.selectedTab == .photos && app.title == title)
    }
}

import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

@MainActor
@Suite("The tab of the photos", .leakChecks, .endsWhenStuck)
struct PhotosTabTests {
    @Test("leads to one photo and to the search by their routes")
    func routes() async {
        var titles: [String?] = []
        for route in [Route.photos, .photo(Route.first), .photoSearch] {
            let app = await AppHarness.opened(route) {
                [ExampleFeature("maps"), PhotosFeature(service: AnsweringPhotosService.gallery, $0)]
            }
            #expect(app.selectedTab == .photos)
            titles.append(app.title)
        }
        #expect(titles == ["Photos", "Ines Okafor", "Search photos"])
    }
}

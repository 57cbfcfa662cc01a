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
        var screens: Set<String> = []
        for route in [Route.photos, .photo(Route.first), .photoSearch] {
            let app = await AppHarness.opened(route) {
                [ExampleFeature("maps"), PhotosFeature(service: AnsweringPhotosService.gallery, $0)]
            }
            #expect(app.selectedTab == .photos)
            screens.insert(app.screen)
        }
        #expect(screens.count == 3)
    }
}

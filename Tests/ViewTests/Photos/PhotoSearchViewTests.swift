import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The view of the photo search", .leakChecks, .endsWhenStuck)
struct PhotoSearchViewTests {
    @Test("opens the photo that is drawn, even if the results have changed behind it")
    func drawnPhoto() async throws {
        let module = PhotoSearchScreen()
        try await module.handle([.search("poppy"), .answer(.success(.sample(1)))])
        _ = module.screen.select(row: 1)
        module.cut()
        try await module.handle([.search("daisy"), .answer(.success(.sample(2)))])
        module.screen.press(.enter)
        #expect(module.navigator.calls == [.showDetail(.sample(number: 1))])
    }

    @Test("draws a photo as the last search found it, even if the one before found it as well")
    func changedPhoto() async throws {
        let module = PhotoSearchScreen()
        for name in ["Ines Okafor", "Ines Silva"] {
            let page = PhotoPage(photos: [.sample("a", photographer: name)], hasNextPage: false)
            try await module.handle([.search("poppy"), .answer(.success(page))])
            #expect(module.screen.text.contains(name))
        }
    }

    @Test("explains in the empty grid why the search failed")
    func failure() async throws {
        let module = PhotoSearchScreen()
        try await module.handle([.search("poppy"), .answer(.failure(.rateLimited))])
        #expect(module.screen.text.contains("too many requests"))
    }
}

import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View

@MainActor
@Suite("The view of the photos", .leakChecks, .endsWhenStuck)
struct HomeViewTests {
    private func makeScreen(_ result: Result<PhotoPage, APIError>) async throws -> BoundHome {
        let module = BoundHome()
        module.screen.didOpen()
        try await module.handle([.answer(result)])
        return module
    }

    @Test("leaves other keys to the shell", arguments: [Key.character("x"), .escape, .tab])
    func otherKeys(key: Key) async throws {
        #expect(try await makeScreen(.success(.sample(1))).screen.handle(key) == false)
    }

    @Test("shows which keys can be used now")
    func hints() async throws {
        let hints = try await makeScreen(.success(.sample(1))).screen.keyHints
        #expect(hints.map { "\($0.key) \($0.action)" } == ["enter open", "/ search", "r load more"])
        let hintsAfterFailure = try await makeScreen(.failure(.unknownError)).screen.keyHints
        #expect(hintsAfterFailure.map { "\($0.key) \($0.action)" } == ["/ search", "r try again"])
        let hintsAtEnd = try await makeScreen(.success(.sample(1, hasNextPage: false))).screen.keyHints
        #expect(hintsAtEnd.map { "\($0.key) \($0.action)" } == ["enter open", "/ search", "r refresh"])
        let loading = BoundHome().screen
        loading.didOpen()
        #expect(loading.keyHints.map(\.key) == ["/"])
    }

    @Test("opens the photo that is drawn, even if the photos have changed behind it")
    func drawnPhoto() async throws {
        let module = try await makeScreen(.success(.sample(1)))
        _ = module.screen.select(row: 9)
        module.cut()
        try await module.handle([.fetch, .answer(.success(.sample(2)))])
        module.screen.press(.enter)
        #expect(module.navigator.calls == [.showDetail(.sample(number: 9))])
    }

    @Test("tells which entries could not be read, even if there are no photos")
    func skipped() async throws {
        let module = try await makeScreen(.success(.unreadable(hasNextPage: false)))
        #expect(module.screen.text.contains("0 photos, 1 skipped: “id” is missing"))
    }

    @Test("explains in the empty grid why loading failed")
    func failure() async throws {
        let module = try await makeScreen(.failure(.missingAccessKey))
        #expect(module.screen.text.contains("needs an access key"))
    }

    @Test("draws a photo as the last search found it, even if the one before found it as well")
    func changedPhoto() async throws {
        let module = BoundHome(query: "")
        for name in ["Ines Okafor", "Ines Silva"] {
            let page = PhotoPage(photos: [.sample("a", photographer: name)], hasNextPage: false)
            try await module.handle([.search("poppy"), .answer(.success(page))])
            #expect(module.screen.text.contains(name))
        }
    }
}

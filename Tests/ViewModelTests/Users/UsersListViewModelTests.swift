import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The users list", .leakChecks, .endsWhenStuck)
struct UsersListViewModelTests {
    @Test("The users list opens the chosen person")
    func selection() async throws {
        let module = try await UsersModule(.sample(1))
        module.list.didSelectUser(.sample(number: 1))
        #expect(module.calls == [.showDetail(.sample(number: 1))])
    }

    @Test("A toggle adds the bookmark of its row once it is stored, and removes it")
    func toggle() async throws {
        let module = try await UsersModule(.sample(1, count: 3))
        module.list.toggleBookmark(at: 1)
        #expect(!module.list.isBookmarked(at: 1))
        #expect(module.list.storing == "your latest change to the bookmarks")
        await module.settle()
        #expect((0..<3).map(module.list.isBookmarked) == [false, true, false])
        #expect(module.list.storing == nil && module.store.users == [.sample(number: 1)])
        module.list.toggleBookmark(at: 1)
        await module.settle()
        #expect(module.store.users.isEmpty)
    }

    @Test("A toggle while searching means the visible row")
    func toggleWhileSearching() async throws {
        let module = try await UsersModule(.sample(1, count: 3))
        module.list.performSearch(with: "person.002")
        module.list.toggleBookmark(at: 0)
        await module.settle()
        #expect(module.store.users == [.sample(number: 2)] && module.list.isBookmarked(at: 0))
    }

    @Test("A toggle of a person means that person, in whichever row they are by then")
    func togglePerson() async throws {
        let module = try await UsersModule(.sample(1, count: 3))
        module.list.performSearch(with: "person.002")
        module.list.toggleBookmark(of: .sample(number: 0))
        await module.settle()
        #expect(module.store.users == [.sample(number: 0)])
    }

    @Test("A row out of range is nobody's", arguments: [-1, 1, 2, 100, Int.min, Int.max])
    func outOfRange(index: Int) async throws {
        let module = try await UsersModule(.sample(1, count: 3))
        module.list.performSearch(with: "person.002")
        #expect(module.list.user(at: index) == nil && !module.list.isBookmarked(at: index))
        module.list.toggleBookmark(at: index)
        #expect(module.list.storing == nil)
    }
}

import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Searching the users list", .leakChecks, .endsWhenStuck)
struct UsersListSearchTests {
    private let ada = User.sample(
        "Ada", "Lovelace", email: "countess@example.com", city: "London", country: "United Kingdom")

    @Test("A search for people shows the people found, and no others")
    func found() async throws {
        let list = try await UsersModule(.sample(1)).list
        list.performSearch(with: "LONDON  person.02")
        #expect(list.isSearching && list.currentUsers == (20...24).map { User.sample(number: $0) })
        #expect(list.user(at: 0) == .sample(number: 20))
    }

    @Test("A search for people marks the matches in each row, until the search ends")
    func marks() async throws {
        let list = try await UsersModule(UserPage(users: [ada])).list
        list.performSearch(with: "kingdom lov")
        let row = try #require(list.content.rows.first)
        #expect(row.marks(in: row.name).map { row.name[$0] } == ["Lov"])
        #expect(row.marks(in: row.place).map { row.place[$0] } == ["Kingdom"])
        #expect(row.marks(in: row.email).isEmpty)
        list.clearSearch()
        #expect(list.content.rows.first.map { $0.marks(in: $0.name).isEmpty } == true)
    }

    @Test(
        "A row of the users list knows whether the search needs the row's email address to find it",
        arguments: [("lov countess", true), ("kingdom lov", false), ("", false)])
    func foundByEmail(text: String, expected: Bool) async throws {
        let list = try await UsersModule(UserPage(users: [ada])).list
        list.performSearch(with: text)
        #expect(list.content.rows.first?.isFoundByEmail == expected)
    }

    @Test("A text without a word ends the search for people", arguments: ["", "  ", "\n\t", "\u{3000}", "\u{200B}"])
    func blank(text: String) async throws {
        let list = try await UsersModule(.sample(1)).list
        list.performSearch(with: "person.00")
        list.performSearch(with: text)
        #expect(!list.isSearching && list.currentUsers == UserPage.sample(1).users)
    }

    @Test("A search for people can begin before anyone is loaded")
    func beforeLoading() async throws {
        let module = try await UsersModule()
        module.list.performSearch(with: "ada")
        #expect(module.list.isSearching && module.list.isEmpty)
        module.list.loadUsers()
        #expect(module.list.shouldShowInitialLoading)
        try await module.answer(.success(UserPage(users: [ada])))
        #expect(module.list.currentUsers == [ada])
    }

    @Test("A search finds people loaded before the view model was made, even after a failed refresh")
    func loadedBefore() async throws {
        let module = try await UsersModule(.sample(1))
        module.people.refresh()
        try await module.answer(.failure(.noData))
        module.list.performSearch(with: "person.00")
        #expect(module.list.userCount == 10)
    }
}

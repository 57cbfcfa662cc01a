import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("Searching the users list", .leakChecks, .endsWhenStuck)
struct UsersListSearchTests {
    private let people = UserPage(users: [
        .sample("Ada", "Lovelace", email: "countess@example.com", city: "London", country: "United Kingdom"),
        .sample("Renée", "Ångström", email: "renee@example.com", city: "Malmö", country: "Sweden"),
        .sample("Alan", "Turing", email: "alan@bletchley.uk", city: "Wilmslow", country: "United Kingdom"),
    ])

    @Test(
        "finds words in name, email, city and country, in any order; ignores case, accents and width",
        arguments: [
            ("ada lovelace", [0]), ("BLETCHLEY", [2]), ("malmo", [1]), (" renee\n", [1]), ("united kingdom", [0, 2]),
            ("nobody", []), ("kingdom ada", [0]), ("ＡＤＡ  london ada", [0]), ("ada malmo", []),
        ])
    func found(text: String, expected: [Int]) async throws {
        let viewModel = try await UsersListModule(loaded: people).viewModel
        viewModel.performSearch(with: text)
        #expect(viewModel.currentUsers == expected.map { people.users[$0] })
        #expect(viewModel.isSearching && viewModel.userCount == expected.count)
        #expect(viewModel.isEmpty == expected.isEmpty)
    }

    @Test("reports every search")
    func notification() async throws {
        let module = try await UsersListModule(loaded: people)
        module.viewModel.performSearch(with: "a")
        module.viewModel.performSearch(with: "ad")
        #expect(module.delegate.calls == [.didUpdateSearchResults, .didUpdateSearchResults])
        #expect(module.delegate.userCounts == [3, 1])
    }

    @Test("marks what it found in each row, and nothing after its end")
    func marks() async throws {
        let viewModel = try await UsersListModule(loaded: people).viewModel
        viewModel.performSearch(with: "kingdom lov")
        let row = try #require(viewModel.content.rows.first)
        #expect(row.marks(in: row.name).map { row.name[$0] } == ["Lov"])
        #expect(row.marks(in: row.place).map { row.place[$0] } == ["Kingdom"])
        #expect(row.marks(in: row.email).isEmpty && !row.isFoundByEmail)

        viewModel.performSearch(with: "lov countess")
        #expect(viewModel.content.rows.first?.isFoundByEmail == true)
        viewModel.clearSearch()
        #expect(viewModel.content.rows.first.map { $0.marks(in: $0.name).isEmpty && !$0.isFoundByEmail } == true)
    }

    @Test("ends with text without a word", arguments: ["", "  ", "\n\t", "\u{3000}", "\u{200B}"])
    func blank(text: String) async throws {
        let module = try await UsersListModule(loaded: people)
        module.viewModel.performSearch(with: "ada")
        module.viewModel.performSearch(with: text)
        #expect(!module.viewModel.isSearching)
        #expect(module.viewModel.currentUsers == people.users)
        #expect(module.delegate.calls.count == 2)
    }

    @Test("ends when it is cleared")
    func clear() async throws {
        let module = try await UsersListModule(loaded: people)
        module.viewModel.performSearch(with: "ada")
        module.viewModel.clearSearch()
        #expect(!module.viewModel.isSearching)
        #expect(module.viewModel.currentUsers == people.users)
        #expect(module.delegate.userCounts == [1, 3])
    }

    @Test("reports clearing even without a search")
    func clearNothing() async throws {
        let module = try await UsersListModule(loaded: people)
        module.viewModel.clearSearch()
        #expect(module.delegate.calls == [.didUpdateSearchResults])
    }

    @Test("sends no request")
    func local() async throws {
        let module = try await UsersListModule(loaded: people)
        module.viewModel.performSearch(with: "ada")
        await module.work.settle()
        #expect(module.service.questions.count == 1)
    }

    @Test("finds people from later pages, and nobody whom a refresh has replaced")
    func laterPages() async throws {
        let module = try await UsersListModule(loaded: .sample(1))
        module.viewModel.loadMoreUsersIfNeeded(for: 24)
        try await module.answerNext(.success(.sample(2)))
        module.viewModel.performSearch(with: "person.03")
        #expect(module.viewModel.currentUsers == (30...39).map { User.sample(number: $0) })

        module.viewModel.refreshUsers()
        #expect(module.viewModel.userCount == 10)
        try await module.answerNext(.success(people))
        #expect(module.viewModel.isEmpty)

        module.viewModel.performSearch(with: "ada")
        #expect(module.viewModel.currentUsers == [people.users[0]])
    }

    @Test("begins before there is anyone to find")
    func beforeLoading() async throws {
        let module = try await UsersListModule()
        module.viewModel.performSearch(with: "ada")
        #expect(module.viewModel.isSearching && module.viewModel.isEmpty)

        module.viewModel.loadUsers()
        #expect(module.viewModel.shouldShowInitialLoading)
        try await module.answerNext(.success(people))
        #expect(module.viewModel.currentUsers == [people.users[0]])
    }

    @Test("finds people who were loaded before the view model was made", arguments: [false, true])
    func loadedBefore(thenFailed: Bool) async throws {
        let module = try await UsersListModule(loaded: people)
        if thenFailed {
            module.viewModel.refreshUsers()
            try await module.answerNext(.failure(.noData))
        }
        let viewModel = UsersListViewModel(
            interactor: module.interactor, bookmarks: module.bookmarks, navigator: nil)
        viewModel.performSearch(with: "ada")
        #expect(viewModel.currentUsers == [people.users[0]])
    }
}

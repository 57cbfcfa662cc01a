import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("The content of the users list")
struct UsersListContentTests {
    typealias Users = LoadableModel<UserDirectory, NetworkError>

    private static let notLoaded = "Users could not be loaded: No data received. Wait a while.\nTry again"

    @Test(
        "The users list shows a loading message only while there are no people",
        arguments: [
            (.none, false, false), (.loading(nil), true, true), (.loading(people(3)), true, false),
            (.some(people(3)), false, false),
        ] as [(Users, Bool, Bool)])
    func loading(model: Users, isLoading: Bool, showsSo: Bool) {
        let content = makeContent(model)
        #expect(content.isLoading == isLoading && content.shouldShowInitialLoading == showsSo)
        #expect(content.rows.count == model.value?.users.count ?? 0)
    }

    @Test("The users list may have more pages until a loaded page is the last")
    func hasMoreData() {
        #expect(makeContent(.none).hasMoreData && makeContent(.some(Self.people(25))).hasMoreData)
        #expect(!makeContent(.some(Self.people(3))).hasMoreData)
    }

    @Test(
        "The users list has a row for each person or, during a search, for each person found",
        arguments: [
            ("everyone", 3, nil, [0, 1, 2]), ("the people found", 5, [1, 4], [1, 4]),
            ("nobody for an index past the end", 2, [0, 1, 2, 9], [0, 1]), ("nobody at all", 0, [0], []),
        ] as [(String, Int, [Int]?, [Int])])
    func rows(sentence: String, count: Int, found: [Int]?, expected: [Int]) {
        let content = makeContent(.some(Self.people(count)), found: found)
        #expect(content.rows.map(\.id) == expected.map { User.sample(number: $0).uniqueID }, "\(sentence)")
        #expect(content.isSearching == (found != nil))
    }

    @Test("The search results return the person at an index, and nobody for an index out of range")
    func user() {
        let rows = makeContent(.some(Self.people(5)), found: [1, 4]).rows
        #expect(rows.user(at: 1) == .sample(number: 4))
        #expect([-1, 2, Int.min, Int.max].allSatisfy { rows.user(at: $0) == nil })
    }

    @Test("A row of the users list has a name, an email address, a place and a bookmark")
    func row() {
        let ada = User.sample("Ada", "Lovelace")
        let rows = makeContent(.some(makeDirectory([ada, .sample("Alan", "Turing")])), bookmarked: [ada]).rows
        #expect(rows[0].name == "Ada Lovelace")
        #expect(rows[0].email == "ada.lovelace@example.com")
        #expect(rows[0].place == "London, United Kingdom")
        #expect(rows.map(\.isBookmarked) == [true, false])
    }

    @Test("A row of the users list has the username in place of an unknown email address")
    func username() {
        let user = User(name: User.sample().name, email: "", username: "ada")
        #expect(makeContent(.some(makeDirectory([user]))).rows[0].email == "ada")
    }

    @Test(
        "A users list without rows says why, and what to do",
        arguments: [
            ("the service sent nobody", .some(people(0)), nil, "No users available: Refresh, or check your connection"),
            ("nobody is in a recording", .some(page(isWhole: true)), nil, "No users available: Refresh to check again"),
            (
                "nobody could be read", .some(page(skipped: ["email"])), nil,
                "No users available: Refresh to check again"
            ),
            ("a search found nobody", .some(people(3)), [], "No users found: Try adjusting your search criteria"),
            ("a search failed", .error(.noData, people(3)), [], "No users found: Try adjusting your search criteria"),
            ("a load failed", .error(.noData, nil), nil, notLoaded),
            ("a load failed while searching", .error(.noData, nil), [], notLoaded),
        ] as [(String, Users, [Int]?, String)])
    func emptyState(sentence: String, model: Users, found: [Int]?, expected: String) {
        let (title, subtitle) = makeContent(model, found: found).emptyState
        #expect("\(title): \(subtitle)" == expected, "\(sentence)")
    }

    @Test(
        "The users list's summary counts the visible people, and says why some are not visible",
        arguments: [
            (.some(people(0)), nil, "0 users"), (.some(people(1)), nil, "1 user"), (.some(people(25)), nil, "25 users"),
            (.some(people(1)), [0], "1 of 1 user"), (.some(people(24)), [0], "1 of 24 users"),
            (.some(people(25)), [0], "1 of 25 loaded users"),
            (.error(.noData, people(3)), nil, "3 users, the last load failed"), (.error(.noData, nil), nil, ""),
            (.some(page(skipped: ["email"])), nil, "0 users, 1 skipped: “email” is missing"),
            (
                .some(page(skipped: ["email", "name.first"])), nil,
                "0 users, 2 skipped, the first: “email” is missing"
            ),
        ] as [(Users, [Int]?, String)])
    func summary(model: Users, found: [Int]?, expected: String) {
        #expect(makeContent(model, found: found).summary == expected)
    }

    @Test(
        "The users list offers more people only during a search, and only if there may be more",
        arguments: [
            (.some(people(25)), [], true), (.some(people(25)), nil, false), (.some(page(isWhole: true)), [], false),
            (.none, [], false), (.loading(nil), [], false), (.error(.noData, nil), [], false),
        ] as [(Users, [Int]?, Bool)])
    func canSearchMore(model: Users, found: [Int]?, expected: Bool) {
        #expect(makeContent(model, found: found).canSearchMore == expected)
    }

    @Test("The users list gives one piece of advice after a failure: to try again, or to start again")
    func advice() {
        for error in Interactor.NetworkError.each {
            let content = makeContent(.error(error, nil))
            expectOneRecovery(content.emptyState.subtitle, content.reloadAction)
        }
    }

    private func makeContent(_ model: Users, found: [Int]? = nil, bookmarked: [User] = []) -> UsersListContent {
        UsersListContent(model: model, found: found, bookmarks: Bookmarks(bookmarked))
    }

    private func makeDirectory(_ users: [User]) -> UserDirectory { UserDirectory(firstPage: UserPage(users: users)) }

    private static func people(_ count: Int) -> UserDirectory { UserDirectory(firstPage: .sample(1, count: count)) }

    /// Returns a directory without people, with an unreadable entry for each of `fields`.
    private static func page(skipped fields: [String] = [], isWhole: Bool = false) -> UserDirectory {
        let skipped = fields.map { SkippedEntry(.missing($0)) }
        return UserDirectory(firstPage: UserPage(users: [], skipped: skipped, isWhole: isWhole))
    }

    @Test(
        "The texts on the users' screens are the expected ones",
        arguments: [
            (UsersWords.title, "Users"), (UsersWords.searchPrompt, "Name, email, city or country"),
            (UsersWords.endSearch, "end search"), (UsersWords.loadMore, "load more"),
            (UsersWords.loading, "Loading users"), (UsersWords.bookmarked, "bookmarked"),
            (UsersWords.bookmarksTitle, "Bookmarks"),
            (UsersWords.loadingBookmarks, "Loading bookmarks"), (UsersWords.remove, "remove"),
            (UsersWords.clearAll, "clear all"), (UsersWords.removeBookmarkTitle, "Remove bookmark"),
            (UsersWords.removeButton, "Remove"), (UsersWords.clearAllButton, "Clear all"),
            (
                UsersWords.clearAllQuestion,
                "Are you sure you want to remove all bookmarked users? This action cannot be undone."
            ),
        ])
    func words(word: String, expected: String) {
        #expect(word == expected)
    }
}

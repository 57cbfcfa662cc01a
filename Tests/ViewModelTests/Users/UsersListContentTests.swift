import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("What the users list shows of a model")
struct UsersListContentTests {
    private typealias Users = LoadableModel<UserDirectory, Interactor.NetworkError>

    @Test("nothing before it loads")
    func initial() {
        let content = makeContent(.none)
        #expect(content.rows.isEmpty && !content.isSearching && !content.isLoading && content.hasMoreData)
        #expect(!content.shouldShowInitialLoading)
    }

    @Test("loading, in place of the list only while there is none")
    func loading() {
        let (first, again) = (makeContent(.loading(nil)), makeContent(.loading(makeDirectory(3))))
        #expect(first.isLoading && first.shouldShowInitialLoading)
        #expect(again.isLoading && !again.shouldShowInitialLoading && again.rows.count == 3)
    }

    @Test("a row for each person")
    func rows() {
        let content = makeContent(.some(makeDirectory(3)))
        #expect(content.rows.map(\.name) == ["Person 000", "Person 001", "Person 002"])
        #expect(content.rows.user(at: 1) == .sample(number: 1))
        #expect(!content.hasMoreData)
    }

    @Test("a row for each person found, while searching")
    func found() {
        let content = makeContent(.some(makeDirectory(5)), found: [1, 4])
        #expect(content.isSearching)
        #expect(content.rows.map(\.name) == ["Person 001", "Person 004"])
        #expect(content.rows.user(at: 1) == .sample(number: 4))
    }

    @Test("nobody for a place behind the last person")
    func foundBehindEnd() {
        #expect(
            makeContent(.some(makeDirectory(2)), found: [0, 1, 2, 9]).rows.map(\.name) == ["Person 000", "Person 001"])
        #expect(makeContent(.none, found: [0]).rows.isEmpty)
    }

    @Test("nobody out of range", arguments: [-1, 2, Int.min, Int.max])
    func outOfRange(index: Int) {
        let content = makeContent(.some(makeDirectory(5)), found: [1, 4])
        #expect(content.rows.user(at: index) == nil)
    }

    @Test("name, email, place and bookmark in a row")
    func row() {
        let ada = User.sample("Ada", "Lovelace")
        let directory = UserDirectory(firstPage: UserPage(users: [ada, .sample("Alan", "Turing")]))
        let rows = makeContent(.some(directory), bookmarked: [ada]).rows
        #expect(rows[0].name == "Ada Lovelace")
        #expect(rows[0].email == "ada.lovelace@example.com")
        #expect(rows[0].place == "London, United Kingdom")
        #expect(rows.map(\.isBookmarked) == [true, false])
    }

    @Test("the username in place of an unknown email address")
    func username() {
        let user = User(name: User.sample().name, email: "", username: "ada")
        #expect(makeContent(.some(UserDirectory(firstPage: UserPage(users: [user])))).rows[0].email == "ada")
    }

    @Test("rows of different IDs for two people who look the same")
    func identity() {
        let people = ["ada", "byron"].map { User(name: User.sample().name, email: "a@example.com", username: $0) }
        let rows = makeContent(.some(UserDirectory(firstPage: UserPage(users: people)))).rows
        #expect(rows.map(\.id) == people.map(\.uniqueID) && rows[0].name == rows[1].name)
    }

    @Test(
        "as much of a place as is known",
        arguments: [("London", nil, "London"), (nil, "Iran", "Iran"), (nil, nil, "")])
    func place(city: String?, country: String?, expected: String) {
        let directory = UserDirectory(firstPage: UserPage(users: [.sample(city: city, country: country)]))
        #expect(makeContent(.some(directory)).rows.map(\.place) == [expected])
    }

    @Test("what to do if there is nobody")
    func emptyState() {
        #expect(
            makeContent(.some(makeDirectory(0))).emptyState
                == ("No users available", "Refresh, or check your connection"))
    }

    @Test("what to do if there is nobody in a recorded answer, without a word about the connection")
    func emptyRecording() {
        let content = makeContent(.some(UserDirectory(firstPage: UserPage(users: [], isWhole: true))))
        #expect(content.emptyState == ("No users available", "Refresh to check again"))
    }

    @Test("what to do if a search finds nobody")
    func emptySearch() {
        let message = makeContent(.some(makeDirectory(3)), found: []).emptyState
        #expect(message == ("No users found", "Try adjusting your search criteria"))
    }

    @Test("why there is nobody, even while searching", arguments: [nil, []] as [[Int]?])
    func emptyAfterFailure(found: [Int]?) {
        let message = makeContent(.error(.httpError(503), nil), found: found).emptyState
        let reason = "HTTP error with status code: 503. Wait a while.\nTry again"
        #expect(message == ("Users could not be loaded", reason))
    }

    @Test("what to do if nobody in an answer could be read, without a word about the connection")
    func emptyAfterSkipped() {
        let skipped = [SkippedEntry(.missing("email"))]
        let content = makeContent(.some(UserDirectory(firstPage: UserPage(users: [], skipped: skipped))))
        #expect(content.emptyState == ("No users available", "Refresh to check again"))
        #expect(content.summary == "0 users, 1 skipped: “email” is missing")
    }

    @Test("what to do if a search finds nobody among the old people")
    func emptySearchAfterFailure() {
        let message = makeContent(.error(.noData, makeDirectory(3)), found: []).emptyState
        #expect(message.title == "No users found")
    }

    @Test("how many there are", arguments: [(0, "0 users"), (1, "1 user"), (25, "25 users")])
    func summary(count: Int, expected: String) {
        #expect(makeContent(.some(makeDirectory(count))).summary == expected)
    }

    @Test("how many were found", arguments: [(1, "1 of 1 user"), (24, "1 of 24 users")])
    func searchSummary(count: Int, expected: String) {
        #expect(makeContent(.some(makeDirectory(count)), found: [0]).summary == expected)
    }

    @Test("among how many a search found them, and how to load more, until everyone is loaded")
    func partialSearch() {
        let partial = makeContent(.some(makeDirectory(25)), found: [0])
        #expect(partial.summary == "1 of 25 loaded users")
        #expect(partial.canSearchMore)
        let whole = UserDirectory(firstPage: UserPage(users: UserPage.sample(1, count: 60).users, isWhole: true))
        #expect(makeContent(.some(whole), found: [0]).summary == "1 of 60 users")
        for model in [.none, .loading(nil), .error(.noData, nil), .some(whole)] as [Users] {
            #expect(!makeContent(model, found: []).canSearchMore)
        }
        #expect(!makeContent(.some(makeDirectory(25))).canSearchMore)
    }

    @Test("that the last load failed")
    func failedSummary() {
        #expect(makeContent(.error(.noData, makeDirectory(3))).summary == "3 users, the last load failed")
        #expect(makeContent(.error(.noData, nil)).summary.isEmpty)
    }

    @Test("how many could not be read, and why")
    func skippedSummary() {
        let skipped = [
            SkippedEntry(.missing("email")), SkippedEntry(.missing("name.first")),
        ]
        let directory = UserDirectory(firstPage: UserPage(users: [.sample(), .sample("Alan")], skipped: skipped))
        #expect(makeContent(.some(directory)).summary == "2 users, 2 skipped, the first: “email” is missing")
    }

    private func makeContent(_ model: Users, found: [Int]? = nil, bookmarked: [User] = []) -> UsersListContent {
        UsersListContent(model: model, found: found, bookmarks: Bookmarks(bookmarked))
    }

    private func makeDirectory(_ count: Int) -> UserDirectory {
        UserDirectory(firstPage: .sample(1, count: count))
    }
}

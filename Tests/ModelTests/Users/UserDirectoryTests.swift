import Model
import TestDoubles
import Testing

@Suite("A directory of users")
struct UserDirectoryTests {
    @Test("begins with its first page")
    func firstPage() {
        let directory = UserDirectory(firstPage: .sample(1, seed: "abc"))
        #expect(directory.users == UserPage.sample(1).users)
        #expect(directory.pageCount == 1)
        #expect(directory.seed == "abc")
    }

    @Test("has each later page behind the one before")
    func order() {
        let directory = UserDirectory(firstPage: .sample(1)).appending(.sample(2)).appending(.sample(3, count: 2))
        #expect(directory.users == UserPage.sample(1, count: 52).users)
        #expect(directory.pageCount == 3)
    }

    @Test(
        "keeps the first seed that came",
        arguments: [("first", "second", "first"), ("first", nil, "first"), (nil, "second", "second"), (nil, nil, nil)])
    func seed(first: String?, second: String?, expected: String?) {
        let directory = UserDirectory(firstPage: .sample(1, seed: first)).appending(.sample(2, seed: second))
        #expect(directory.seed == expected)
    }

    @Test(
        "has more until a page holds fewer entries than a full one",
        arguments: [(0, false), (1, false), (24, false), (25, true)])
    func hasMoreData(count: Int, expected: Bool) {
        #expect(UserDirectory(firstPage: .sample(1, count: count)).hasMoreData == expected)
        #expect(UserDirectory(firstPage: .sample(1)).appending(.sample(2, count: count)).hasMoreData == expected)
    }

    @Test("counts an entry that could not be read, for a full page is not the last because of it")
    func unreadableEntries() {
        var page = UserPage.sample(1, count: 24)
        page.skipped = [SkippedUser(index: 3, reason: "no name")]
        #expect(UserDirectory(firstPage: page).hasMoreData)
    }

    @Test("remembers what was skipped on every page")
    func skipped() {
        let (first, second) = (SkippedUser(index: 3, reason: "no name"), SkippedUser(index: 0, reason: "no e-mail"))
        let directory = UserDirectory(firstPage: UserPage(users: [], skipped: [first]))
            .appending(UserPage(users: [], skipped: [second]))
        #expect(directory.skipped == [first, second])
    }
}

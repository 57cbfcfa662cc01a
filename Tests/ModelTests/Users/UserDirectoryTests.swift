import Model
import TestDoubles
import Testing

@Suite("A directory of users")
struct UserDirectoryTests {
    @Test("A directory of users appends later pages in order")
    func order() {
        let directory = UserDirectory(firstPage: .sample(1)).appending(.sample(2)).appending(.sample(3, count: 2))
        #expect(directory.users == UserPage.sample(1, count: 52).users)
        #expect(directory.pageCount == 3)
    }

    @Test(
        "A directory of users keeps the first seed it gets",
        arguments: [("first", "second", "first"), ("first", nil, "first"), (nil, "second", "second"), (nil, nil, nil)])
    func seed(first: String?, second: String?, expected: String?) {
        let directory = UserDirectory(firstPage: .sample(1, seed: first)).appending(.sample(2, seed: second))
        #expect(directory.seed == expected)
    }

    @Test(
        "A directory of users may have more pages only if its last page is full",
        arguments: [(0, false), (1, false), (24, false), (25, true)])
    func hasMoreData(count: Int, expected: Bool) {
        #expect(UserDirectory(firstPage: .sample(1, count: count)).hasMoreData == expected)
        #expect(UserDirectory(firstPage: .sample(1)).appending(.sample(2, count: count)).hasMoreData == expected)
    }

    @Test(
        "A directory of users is complete after a page that is declared to hold everyone, however long the page is",
        arguments: [0, 25, 60])
    func wholePage(count: Int) {
        let page = UserPage(users: UserPage.sample(1, count: count).users, isWhole: true)
        let directory = UserDirectory(firstPage: page)
        #expect(directory.isWhole && !directory.hasMoreData)
        #expect(!UserDirectory(firstPage: .sample(1, count: count)).isWhole)
    }

    @Test("A directory of users finds people on every page, and returns their indices")
    func search() {
        let first = UserDirectory(firstPage: .sample(1))
        let directory = first.appending(.sample(2)).appending(.sample(3, count: 2))
        #expect(first.search.matches(SearchWords("person.03")).isEmpty)
        #expect(directory.search.matches(SearchWords("person.03")) == Array(30...39))
        #expect(directory.search.count == 52)
    }

    @Test("A directory of users contains each person once, even if an ID is repeated on one page or on two")
    func duplicates() {
        let again = UserPage(users: [24, 25, 25].map { User.sample(number: $0) })
        let directory = UserDirectory(firstPage: UserPage(users: UserPage.sample(1).users + [.sample(number: 3)]))
            .appending(again)
        #expect(directory.users == UserPage.sample(1, count: 26).users)
        #expect(directory.search.count == 26 && directory.search.matches(SearchWords("person.02")) == Array(20...25))
    }

    @Test("A directory of users keeps people of the same name who differ in their email address or username")
    func sameName() {
        let people = [("a", "u"), ("b", "u"), ("a", "v"), ("a", ""), ("", "u")].map {
            User(name: User.sample().name, email: $0.0, username: $0.1)
        }
        #expect(UserDirectory(firstPage: UserPage(users: people + people)).users == people)
    }

    @Test("A full page of people completes a directory of users only if all of them are known")
    func repeatedPage() {
        let first = UserDirectory(firstPage: .sample(1))
        let shifted = UserPage(users: (24..<49).map { User.sample(number: $0) })
        #expect(first.appending(shifted).hasMoreData && !first.appending(.sample(1)).hasMoreData)
        #expect(UserDirectory(firstPage: UserPage(users: Array(repeating: .sample(), count: 25))).hasMoreData)
    }

    @Test("A directory of users may have more pages after a full page with some or only unreadable entries")
    func unreadableEntries() {
        let skipped = SkippedEntry(.missing("name.first"))
        let page = UserPage(users: UserPage.sample(1, count: 24).users, skipped: [skipped])
        #expect(UserDirectory(firstPage: page).hasMoreData)
        let unreadable = UserPage(users: [], skipped: Array(repeating: skipped, count: 25))
        #expect(UserDirectory(firstPage: .sample(1)).appending(unreadable).hasMoreData)
    }

    @Test("A directory of users keeps the skipped entries of every page, with the page's number")
    func skipped() {
        let (first, second) = (
            SkippedEntry(.missing("name.first")), SkippedEntry(.missing("email"))
        )
        let directory = UserDirectory(firstPage: UserPage(users: [], skipped: [first]))
            .appending(UserPage(users: [], skipped: [second]))
        #expect(directory.skipped == [first, SkippedEntry(.missing("email"), page: 2)])
    }
}

import Model
import TestDoubles
import Testing

@Suite("Bookmarks")
struct BookmarksTests {
    private let ada = User.sample("Ada", "Lovelace")
    private let alan = User.sample("Alan", "Turing")

    @Test("Bookmarks hold each person once, as first added, and keep the order of addition")
    func uniqueness() {
        let moved = User.sample("Ada", "Lovelace", city: "Paris")
        let bookmarks = Bookmarks([alan, ada, moved])
        #expect(bookmarks.users == [alan, ada])
        #expect(bookmarks.contains(moved) && !Bookmarks([alan]).contains(ada))
    }

    @Test("Bookmarks hold two people with the same email address but different usernames")
    func identity() {
        let sharing = User.sample("Grace", "Hopper", email: ada.email)
        #expect(Bookmarks([ada, sharing]).users == [ada, sharing])
        #expect(!Bookmarks([ada]).contains(sharing))
    }
}

import Model
import TestDoubles
import Testing

@Suite("Bookmarks")
struct BookmarksTests {
    private let ada = User.sample("Ada", "Lovelace")
    private let alan = User.sample("Alan", "Turing")
    private let grace = User.sample("Grace", "Hopper")

    @Test("keep the order they were added in")
    func order() {
        let bookmarks = Bookmarks().applying(.add(grace)).applying(.add(ada)).applying(.add(alan))
        #expect(bookmarks.users == [grace, ada, alan])
    }

    @Test("hold each person once, as first added")
    func uniqueness() {
        let moved = User.sample("Ada", "Lovelace", city: "Paris")
        #expect(Bookmarks([ada, alan]).applying(.add(moved)).users == [ada, alan])
        #expect(Bookmarks([ada, alan, moved]).users == [ada, alan])
    }

    @Test("hold two people with the same email address but different usernames")
    func identity() {
        let sharing = User.sample("Grace", "Hopper", email: ada.email)
        #expect(Bookmarks([ada, sharing]).users == [ada, sharing])
        #expect(!Bookmarks([ada]).contains(sharing))
    }

    @Test("lose only the removed person, who comes last when added again")
    func removal() {
        let bookmarks = Bookmarks([ada, alan, grace]).applying(.remove(ada.uniqueID))
        #expect(bookmarks.users == [alan, grace])
        #expect(!bookmarks.contains(ada) && bookmarks.contains(alan))
        #expect(bookmarks.applying(.add(ada)).users == [alan, grace, ada])
    }

    @Test("do not change when an unknown person is removed")
    func removalOfStranger() {
        #expect(Bookmarks([ada]).applying(.remove("nobody")) == Bookmarks([ada]))
    }

    @Test("hold nobody after all are removed")
    func removalOfAll() {
        let bookmarks = Bookmarks([ada, alan]).applying(.removeAll)
        #expect(bookmarks == Bookmarks())
        #expect(bookmarks.users.isEmpty && !bookmarks.contains(ada))
    }
}

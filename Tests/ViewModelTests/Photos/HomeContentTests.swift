import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("The content of the photos")
struct HomeContentTests {
    private static let one = PhotoFeed().appending(.sample(1, count: 1))
    private static let none = PhotoFeed().appending(.sample(1, count: 0))
    private static let unreadable = PhotoFeed().appending(.unreadable())
    private static let failure = "The photo service failed. Wait a while.\nTry again"

    @Test("says whether a page is loading")
    func isLoading() {
        #expect(HomeContent(model: .loading(Self.one)).isLoading)
        #expect(!HomeContent(model: .some(Self.one)).isLoading)
    }

    @Test(
        "says why there are no photos, what to do, and what loading does now",
        arguments: [
            ("before they load", .none, nil, "No photos available", "Load more photos", "load more"),
            ("while they load", .loading(nil), nil, "No photos available", "Load more photos", nil),
            ("without any", .some(none), nil, "No photos available", "Refresh, or search for photos", "refresh"),
            ("if more may follow", .some(unreadable), nil, "No photos available", "Load more photos", "load more"),
            ("after a failure", .error(.unknownError, nil), nil, "Photos could not be loaded", failure, "try again"),
            ("before a search", .none, "", "No search yet", "Type a few words to search", nil),
            ("if nothing is found", .some(none), "poppy", "No photos found", "Try other words", "refresh"),
            ("if more may be found", .some(unreadable), "poppy", "No photos found", "Load more photos", "load more"),
            ("if a search fails", .error(.unknownError, nil), "poppy", "Search failed", failure, "try again"),
        ] as [(String, LoadableModel<PhotoFeed, APIError>, String?, String, String, String?)])
    func empty(
        _: String, model: LoadableModel<PhotoFeed, APIError>, query: String?, title: String, hint: String,
        action: String?
    ) {
        let content = HomeContent(model: model, query: query)
        #expect(content.emptyTitle == title)
        #expect(content.emptyHint == hint)
        #expect(content.loadAction == action)
    }

    @Test(
        "counts the photos, then says what is missing",
        arguments: [
            (.some(one), "1 photo"), (.some(one.appending(.sample(2))), "11 photos"),
            (.some(one.appending(PhotoPage.sample(2, count: 0).withTotal(12))), "1 of 12 photos"),
            (.some(one.appending(PhotoPage.sample(2, count: 0).withTotal(1))), "1 photo"),
            (.some(one.appending(.unreadable())), "1 photo, 1 skipped on page 2: “id” is missing"),
            (
                .error(.unknownError, unreadable),
                "0 photos, the last load failed, 1 skipped: “id” is missing"
            ),
        ] as [(LoadableModel<PhotoFeed, APIError>, String)])
    func summary(model: LoadableModel<PhotoFeed, APIError>, expected: String) {
        #expect(HomeContent(model: model).summary == expected)
    }

    @Test("has failed if a load has, or if no photo could be read")
    func failed() {
        #expect(HomeContent(model: .error(.rateLimited, Self.one)).failure == APIError.rateLimited.text)
        #expect(HomeContent(model: .some(Self.unreadable)).failure == "1 skipped: “id” is missing")
        #expect(HomeContent(model: .some(Self.one.appending(.unreadable()))).failure == nil)
    }

    @Test("counts nothing before the first search, which escape leaves")
    func noSearch() {
        let (before, after) = (HomeContent(model: .none, query: ""), HomeContent(model: .none, query: "poppy"))
        #expect(before.isSearch && !before.hasSearched && before.summary == nil && before.endSearch == "back")
        #expect(after.isSearch && after.hasSearched && after.endSearch == "done")
    }
}

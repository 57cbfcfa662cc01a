import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("The content of the photos")
struct HomeContentTests {
    private let feed = PhotoFeed().appending(.sample(1, count: 1))

    @Test("says whether a page is loading")
    func isLoading() {
        #expect(HomeContent(model: .loading(feed)).isLoading)
        #expect(!HomeContent(model: .some(feed)).isLoading)
    }

    @Test("counts the photos, and names the entries that could not be read")
    func summary() {
        #expect(HomeContent(model: .some(feed)).summary == "1 photo")
        #expect(HomeContent(model: .some(feed.appending(.sample(2)))).summary == "11 photos")
        let skipped = feed.appending(.unreadable()).appending(.unreadable())
        #expect(
            HomeContent(model: .some(skipped)).summary
                == "1 photo, 2 skipped, the first on page 2: “id” is missing")
        #expect(
            HomeContent(model: .error(.unknownError, skipped)).summary
                == "1 photo, the last load failed, 2 skipped, the first on page 2: “id” is missing")
    }

    @Test("says whether there are no photos, or they could not be loaded")
    func emptyTitle() {
        #expect(HomeContent(model: .some(PhotoFeed())).emptyTitle == "No photos available")
        #expect(HomeContent(model: .error(.unknownError, nil)).emptyTitle == "Photos could not be loaded")
    }

    @Test("says what loading does now, and what to do if there are no photos")
    func actions() {
        let cases: [(LoadableModel<PhotoFeed, APIError>, action: String?, hint: String)] = [
            (.none, "load more", "Load more photos"),
            (
                .some(PhotoFeed().appending(.unreadable())), "load more",
                "Load more photos"
            ),
            (
                .some(PhotoFeed().appending(.unreadable(hasNextPage: false))), "refresh",
                "Refresh, or search for photos"
            ),
            (.error(.unknownError, nil), "try again", "The photo service failed. Wait a while.\nTry again"),
            (
                .some(PhotoFeed().appending(.sample(1, count: 0))), "refresh",
                "Refresh, or search for photos"
            ),
        ]
        for (model, action, hint) in cases {
            #expect(HomeContent(model: model).loadAction == action)
            #expect(HomeContent(model: model).emptyHint == hint)
        }
    }

    @Test("offers no loading while a page is loading, or if it cannot help")
    func noAction() {
        let end = feed.appending(.sample(2, hasNextPage: false))
        let folder = APIError.recordingError(.folder(path: "/a"))
        for model: LoadableModel<PhotoFeed, APIError> in [
            .loading(nil), .loading(feed), .loading(end), .error(folder, nil), .error(folder, end),
        ] {
            #expect(HomeContent(model: model).loadAction == nil)
        }
        #expect(HomeContent(model: .some(end)).loadAction == "refresh")
        #expect(HomeContent(model: .error(.unknownError, end)).loadAction == "try again")
    }

    @Test("explains how to search before the first search")
    func noSearch() {
        let content = HomeContent(model: .none, query: "")
        #expect(content.isSearch && !content.hasSearched)
        #expect(content.summary == nil && content.loadAction == nil)
        #expect(content.emptyTitle == "No search yet")
        #expect(content.emptyHint == "Type a few words to search")
    }

    @Test("says why a search found nothing, and what to do")
    func nothingFound() {
        let cases: [(LoadableModel<PhotoFeed, APIError>, title: String, hint: String)] = [
            (.some(PhotoFeed().appending(.sample(1, count: 0))), "No photos found", "Try other words"),
            (
                .some(PhotoFeed().appending(.unreadable())), "No photos found",
                "Load more photos"
            ),
            (
                .error(.unknownError, nil), "Search failed",
                "The photo service failed. Wait a while.\nTry again"
            ),
        ]
        for (model, title, hint) in cases {
            let content = HomeContent(model: model, query: "poppy")
            #expect(content.hasSearched)
            #expect(content.emptyTitle == title)
            #expect(content.emptyHint == hint)
        }
    }

    @Test("counts the photos out of all results, if more follow", arguments: [(12, "1 of 12 photos"), (1, "1 photo")])
    func summary(total: Int, summary: String) {
        let found = PhotoFeed().appending(PhotoPage.sample(1, count: 1).withTotal(total))
        #expect(HomeContent(model: .some(found), query: "poppy").summary == summary)
    }
}

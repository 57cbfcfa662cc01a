import Interactor
import Model
import TestDoubles
import Testing
import ViewModel

@Suite("The content of the photo search")
struct PhotoSearchContentTests {
    private typealias Model = LoadableModel<PhotoFeed, APIError>

    @Test("explains how to search before the first search")
    func begin() {
        let content = PhotoSearchContent(model: .none, query: nil)
        #expect(!content.hasSearched)
        #expect(content.loadAction == nil)
        #expect(content.emptyTitle == "No search yet")
        #expect(content.emptyHint == "Type a few words to search")
    }

    @Test("says why there are no results, and what to do")
    func empty() {
        let cases: [(Model, title: String, hint: String, action: String?)] = [
            (
                .some(PhotoFeed().appending(.sample(1, count: 0))), "No photos found", "Try other words",
                "refresh"
            ),
            (
                .some(PhotoFeed().appending(.unreadable())), "No photos found",
                "1 skipped: “id” is missing\nLoad more photos", "load more"
            ),
            (
                .error(.unknownError, nil), "Search failed",
                "The photo service failed. Wait a while.\nTry again", "try again"
            ),
        ]
        for (model, title, hint, action) in cases {
            let content = PhotoSearchContent(model: model, query: "poppy")
            #expect(content.hasSearched)
            #expect(content.emptyTitle == title)
            #expect(content.emptyHint == hint)
            #expect(content.loadAction == action)
        }
    }

    @Test("counts the photos out of all results, if more follow", arguments: [(12, "1 of 12 photos"), (1, "1 photo")])
    func summary(total: Int, summary: String) {
        let feed = PhotoFeed().appending(PhotoPage.sample(1, count: 1).withTotal(total))
        #expect(PhotoSearchContent(model: .loading(feed), query: "poppy").isLoading)
        #expect(PhotoSearchContent(model: .loading(feed), query: "poppy").loadAction == nil)
        #expect(PhotoSearchContent(model: .some(feed), query: "poppy").summary == summary)
    }
}

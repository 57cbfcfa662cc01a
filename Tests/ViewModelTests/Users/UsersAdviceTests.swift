import Interactor
import Model
import Testing

@testable import ViewModel

@Suite("What the screens of people say to do about an error")
struct UsersAdviceTests {
    @Test("is to try again, said once, or to start again")
    func users() {
        for error in Interactor.NetworkError.each {
            let content = UsersListContent(model: .error(error, nil), found: nil, bookmarks: Bookmarks())
            expectOneWayOn(content.emptyState.subtitle, content.reloadAction)
        }
    }

    @Test("is to try again, said once, beside the bookmarks")
    func bookmarks() {
        for error in StoreError.each {
            let content = BookmarksContent(model: .error(error, nil))
            expectOneWayOn(content.unreadableState?.subtitle ?? "", content.reloadAction)
        }
    }
}

import Interactor
import Model
import Testing

@testable import ViewModel

@Suite("What the screens of people say to do about an error")
struct UsersAdviceTests {
    @Test("The list advises to try again, once, or to start again")
    func users() {
        for error in Interactor.NetworkError.each {
            let content = UsersListContent(model: .error(error, nil), found: nil, bookmarks: Bookmarks())
            expectOneWayOn(content.emptyState.subtitle, content.reloadAction)
        }
    }

    @Test("The bookmarks advise to try again, once")
    func bookmarks() {
        for error in StoreError.each {
            let content = BookmarksContent(model: .error(error, nil))
            expectOneWayOn(content.unreadableState?.subtitle ?? "", content.reloadAction)
        }
    }
}

import Interactor
import Model
import Testing

@testable import ViewModel

@Suite("What the screens of people say to do about an error")
struct UsersAdviceTests {
    @Test("names r once, and not beside a new start")
    func users() {
        for error in Interactor.NetworkError.each {
            let content = UsersListContent(model: .error(error, nil), found: nil, bookmarks: Bookmarks())
            expectOneWayOn(content.emptyState.subtitle, content.reloadAction)
            #expect(!content.emptyState(isEditing: true).subtitle.contains("Press r"), "letters are input")
        }
    }

    @Test("names r once beside the bookmarks")
    func bookmarks() {
        for error in StoreError.each {
            let content = BookmarksContent(model: .error(error, nil))
            expectOneWayOn(content.unreadableState?.subtitle ?? "", content.reloadAction)
        }
    }
}

import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// A user detail view model and everything it talks to; the test answers its picture requests.
@MainActor
struct UserDetailModule {
    let service: ManualPictureService
    let work = Work()
    let store: InMemoryBookmarksStore
    let bookmarks: BookmarksInteractor
    let viewModel: UserDetailViewModel
    let delegate: UserDetailDelegateMock
    let navigator = UsersNavigatorMock()

    init(
        _ user: User = .sample(), bookmarked: [User] = [], service: ManualPictureService = ManualPictureService(),
        decoder: any PictureDecoder = PixelDecoder(), localization: Localization = .sample,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        self.service = service
        store = InMemoryBookmarksStore(bookmarked)
        bookmarks = BookmarksInteractor(store: store, work: work)
        bookmarks.load()
        await work.settle()
        let picture = UserPictureInteractor(user: user, service: service, decoder: decoder, work: work)
        viewModel = UserDetailViewModel(
            user: user, picture: picture, bookmarks: bookmarks, localization: localization, today: .sample(0),
            navigator: navigator)
        delegate = UserDetailDelegateMock(viewModel)
        viewModel.delegate = delegate
        for object in [bookmarks, picture, viewModel, delegate, navigator] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
    }
}

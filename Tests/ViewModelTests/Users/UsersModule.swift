import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// The view models of the people's screens, with their dependencies; the test answers the requests.
///
/// Each view model is created lazily. The module is the delegate and navigator of them all, and records their calls.
@MainActor
final class UsersModule {
    /// A call, with the number of people or bookmarks that are visible at that moment.
    enum Call: Hashable {
        case didStartLoading(Int), didFinishLoading(Int), didUpdateUsers(Int), didUpdateSearchResults(Int)
        case didUpdateBookmarks(Int)
        case didReceiveError(String)
        case didUpdateBookmarkStatus(title: String)
        case didLoadProfileImage(ProfileImage)
        case showDetail(User)
        case share(String)
    }

    var calls: [Call] = []
    let service = ManualUsersService(answersLate: true)
    let pictures = ManualPictureService()
    let work = Work()
    let store: InMemoryBookmarksStore
    /// The bookmarks' interactor; a test also uses it to change bookmarks, as another screen would.
    let bookmarks: BookmarksInteractor
    let people: UsersInteractor
    private let user: User
    private let decoder: any PictureDecoder
    private let sourceLocation: SourceLocation

    private(set) lazy var list = {
        let viewModel = UsersListViewModel(interactor: people, bookmarks: bookmarks, navigator: self)
        viewModel.delegate = self
        return trackForLeaks(viewModel, sourceLocation: sourceLocation)
    }()
    private(set) lazy var bookmarksList = {
        let viewModel = BookmarksViewModel(interactor: bookmarks, navigator: self)
        viewModel.delegate = self
        return trackForLeaks(viewModel, sourceLocation: sourceLocation)
    }()
    private(set) lazy var detail = {
        let picture = trackForLeaks(
            UserPictureInteractor(user: user, service: pictures, decoder: decoder, work: Work(within: work)),
            sourceLocation: sourceLocation)
        let viewModel = UserDetailViewModel(
            user: user, picture: picture, bookmarks: bookmarks, localization: .sample, today: .sample(0),
            navigator: self)
        viewModel.delegate = self
        return trackForLeaks(viewModel, sourceLocation: sourceLocation)
    }()

    /// - Parameters:
    ///   - page: The page that is loaded at the beginning; nil loads no page.
    ///   - bookmarked: The bookmarks in the store.
    ///   - readsBookmarks: Whether the bookmarks are read at the beginning.
    ///   - user: The person whom `detail` shows.
    init(
        _ page: UserPage? = nil, bookmarked: [User] = [], readsBookmarks: Bool = true, user: User = .sample(),
        decoder: any PictureDecoder = PixelDecoder(), sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        self.user = user
        self.decoder = decoder
        self.sourceLocation = sourceLocation
        store = InMemoryBookmarksStore(bookmarked)
        bookmarks = BookmarksInteractor(store: store, work: work)
        people = UsersInteractor(service: service, work: work)
        for object in [self, bookmarks, people] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        if readsBookmarks { bookmarks.load() }
        await settle()
        if let page { try await load(page) }
    }

    /// Loads the first page.
    func load(_ page: UserPage) async throws {
        people.load()
        try await answer(.success(page))
    }

    /// Waits until all work is done.
    func settle() async { await work.settle() }

    /// Answers the next request for people, and waits until all work is done.
    func answer(_ result: Result<UserPage, NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await settle()
    }

    /// Answers the next request for a picture, and waits until all work is done.
    func answerPicture(_ result: Result<Data, NetworkError>) async throws {
        try await pictures.nextRequest().answer(result)
        await settle()
    }
}

extension UsersModule: UsersListViewModelDelegate, BookmarksViewModelDelegate, UserDetailViewModelDelegate {
    func didUpdateUsers() { calls.append(.didUpdateUsers(list.userCount)) }
    func didUpdateSearchResults() { calls.append(.didUpdateSearchResults(list.userCount)) }
    func didReceiveError(_ error: NetworkError) { calls.append(.didReceiveError(error.text)) }
    func didStartLoading() { calls.append(.didStartLoading(list.userCount)) }
    func didFinishLoading() { calls.append(.didFinishLoading(list.userCount)) }
    func didUpdateBookmarks() { calls.append(.didUpdateBookmarks(bookmarksList.bookmarkCount)) }
    func didReceiveError(_ message: String) { calls.append(.didReceiveError(message)) }
    func didUpdateBookmarkStatus() {
        calls.append(.didUpdateBookmarkStatus(title: detail.bookmarkButtonConfiguration.title))
    }
    func didLoadProfileImage(_ image: ProfileImage) { calls.append(.didLoadProfileImage(image)) }
}

extension UsersModule: UsersListNavigator, BookmarksNavigator, UserDetailNavigator {
    func showDetail(of user: User) { calls.append(.showDetail(user)) }
    func share(_ text: String) { calls.append(.share(text)) }
}

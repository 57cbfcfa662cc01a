import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

/// One person's screen with a binding that a test can cut; the test answers its request for the picture.
@MainActor
final class BoundUserDetail: BoundScreen {
    let screen: UserDetailView
    let viewModel: UserDetailViewModel
    let bookmarks: BookmarksInteractor
    private let pictures = ManualPictureService()
    private let work = Work()
    private var delegate: ForwardingUserDetailDelegate?

    /// - Parameter call: The call that the screen does not hear; nil for none.
    init(
        ignoring call: ForwardingUserDetailDelegate.Call? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        bookmarks = BookmarksInteractor(store: InMemoryBookmarksStore(), work: work)
        let picture = UserPictureInteractor(user: .sample(), service: pictures, decoder: GradientDecoder(), work: work)
        viewModel = UserDetailViewModel(
            user: .sample(), picture: picture, bookmarks: bookmarks, localization: .sample, today: .sample(0),
            navigator: nil)
        screen = UserDetailView(viewModel: viewModel)
        for object in [bookmarks, picture, viewModel, screen] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        bind()
        if let call {
            delegate = ForwardingUserDetailDelegate(screen, ignoring: call)
            viewModel.delegate = delegate
        }
    }

    func cut() { viewModel.delegate = nil }
    func bind() { screen.setupViewModel() }

    /// Loads the picture, answers the request, and waits until everything is done.
    func loadPicture(_ result: Result<Data, Interactor.NetworkError>) async throws {
        viewModel.loadProfileImage()
        try await pictures.nextRequest().answer(result)
        await settle()
    }

    /// Waits until everything is done.
    func settle() async { await work.settle() }
}

import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("A user's detail", .leakChecks, .endsWhenStuck)
struct UserDetailViewModelTests {
    private let ada = User.sample("Ada", "Lovelace")

    @Test("gives its words under the published names")
    func words() async {
        let viewModel = await UserDetailModule(ada).viewModel
        #expect(viewModel.displayName == "Ada Lovelace")
        #expect(viewModel.ageLocationText == "33 years old • London, United Kingdom")
        #expect(viewModel.getShareText() == "Check out Ada Lovelace from London, United Kingdom!")
    }

    @Test("hands its share text to the navigator")
    func share() async {
        let module = await UserDetailModule(ada)
        module.viewModel.didTapShare()
        #expect(module.navigator.calls == [.share("Check out Ada Lovelace from London, United Kingdom!")])
    }

    @Test("offers to add a bookmark, or to remove it")
    func bookmarkButton() async {
        let (plain, bookmarked) = (await UserDetailModule(ada), await UserDetailModule(ada, bookmarked: [ada]))
        #expect(plain.viewModel.bookmarkButtonConfiguration == ("Add Bookmark", .accent))
        #expect(bookmarked.viewModel.bookmarkButtonConfiguration == ("Remove Bookmark", .destructive))
    }

    @Test("adds and removes the bookmark, and reports each change")
    func toggle() async {
        let module = await UserDetailModule(ada)
        module.viewModel.toggleBookmark()
        await module.work.settle()
        #expect(module.store.users == [ada])
        module.viewModel.toggleBookmark()
        await module.work.settle()
        #expect(module.store.users.isEmpty)
        #expect(
            module.delegate.calls == [
                .didUpdateBookmarkStatus(title: "Remove Bookmark"), .didUpdateBookmarkStatus(title: "Add Bookmark"),
            ])
    }

    @Test("reports a change on another screen, but nobody else's bookmark")
    func changeElsewhere() async {
        let module = await UserDetailModule(ada)
        module.bookmarks.toggle(.sample("Alan", "Turing"))
        await module.work.settle()
        #expect(module.delegate.calls.isEmpty)

        module.bookmarks.toggle(ada)
        await module.work.settle()
        #expect(module.delegate.calls == [.didUpdateBookmarkStatus(title: "Remove Bookmark")])
    }

    @Test("shows no bookmark that could not be stored")
    func failure() async {
        let module = await UserDetailModule(ada)
        module.store.failure = .readOnly(path: "/data/strata.sqlite")
        module.viewModel.toggleBookmark()
        #expect(module.viewModel.storing == "your latest change to the bookmarks")
        await module.work.settle()
        #expect(module.viewModel.storing == nil && module.delegate.calls.isEmpty)
    }

    @Test("is freed with its request, and does not keep its delegate")
    func deallocation() async throws {
        let parent = Work()
        let (service, module) = (ManualPictureService(), await UserDetailModule(ada))
        weak var observed: UserDetailViewModel?
        let request: PendingRequest<URL, Data, Interactor.NetworkError>
        do {
            let picture = UserPictureInteractor(
                user: ada, service: service, decoder: PixelDecoder(), work: Work(within: parent))
            let viewModel = UserDetailViewModel(
                user: ada, picture: picture, bookmarks: module.bookmarks, localization: .sample, today: .sample(0),
                navigator: nil)
            var delegate: UserDetailDelegateMock? = UserDetailDelegateMock(viewModel)
            viewModel.delegate = delegate
            viewModel.loadProfileImage()
            request = try await service.nextRequest()
            delegate = nil
            #expect(viewModel.delegate == nil)
            observed = viewModel
        }
        #expect(observed == nil)
        await request.cancellation()
        await parent.settle()
    }
}

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

    @Test("shows the full name")
    func displayName() async {
        #expect(await UserDetailModule(ada).viewModel.displayName == "Ada Lovelace")
    }

    @Test("shows a name with line breaks on one line", arguments: ["\n", "\r\n", "\u{2028}", "\n\n"])
    func nameWithLineBreaks(separator: String) async {
        let viewModel = await UserDetailModule(.sample("Ada\(separator)King", "Lovelace\(separator)")).viewModel
        #expect(viewModel.displayName == "Ada King Lovelace")
    }

    @Test("shows age and place")
    func ageLocation() async {
        #expect(await UserDetailModule(ada).viewModel.ageLocationText == "33 years old • London, United Kingdom")
    }

    @Test(
        "shows as much of age and place as is known",
        arguments: [
            (true, "London", nil, "33 years old • London"), (true, nil, "Iran", "33 years old • Iran"),
            (true, nil, nil, "33 years old"), (false, "London", "Iran", "London, Iran"), (false, nil, nil, ""),
        ])
    func partOfAgeLocation(hasAge: Bool, city: String?, country: String?, expected: String) async {
        var user = User.sample(city: city, country: country)
        if !hasAge { user.birth = nil }
        #expect(await UserDetailModule(user).viewModel.ageLocationText == expected)
    }

    @Test("is shared by name, city and country")
    func shareText() async {
        let module = await UserDetailModule(ada)
        #expect(module.viewModel.getShareText() == "Check out Ada Lovelace from London, United Kingdom!")

        module.viewModel.didTapShare()
        #expect(module.navigator.calls == [.share("Check out Ada Lovelace from London, United Kingdom!")])
    }

    @Test(
        "is shared by what is known of the place",
        arguments: [
            ("London", nil, "Check out Ada Lovelace from London!"), (nil, "Iran", "Check out Ada Lovelace from Iran!"),
            (nil, nil, "Check out Ada Lovelace!"),
        ])
    func partOfShareText(city: String?, country: String?, expected: String) async {
        let user = User.sample("Ada", "Lovelace", city: city, country: country)
        #expect(await UserDetailModule(user).viewModel.getShareText() == expected)
    }

    @Test("offers to add a bookmark, on blue")
    func addButton() async {
        let viewModel = await UserDetailModule(ada).viewModel
        #expect(!viewModel.isBookmarked)
        #expect(viewModel.bookmarkButtonConfiguration.title == "Add Bookmark")
        #expect(viewModel.bookmarkButtonConfiguration.backgroundColor == .accent)
    }

    @Test("offers to remove a bookmark, on red")
    func removeButton() async {
        let viewModel = await UserDetailModule(ada, bookmarked: [ada]).viewModel
        #expect(viewModel.isBookmarked)
        #expect(viewModel.bookmarkButtonConfiguration.title == "Remove Bookmark")
        #expect(viewModel.bookmarkButtonConfiguration.backgroundColor == .destructive)
    }

    @Test("adds and removes the bookmark, and tells after each")
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

    @Test("tells of a change on another screen, and of no one else's bookmark")
    func changeElsewhere() async {
        let module = await UserDetailModule(ada)
        module.bookmarks.toggle(.sample("Alan", "Turing"))
        await module.work.settle()
        #expect(module.delegate.calls.isEmpty)

        module.bookmarks.toggle(ada)
        await module.work.settle()
        #expect(module.delegate.calls == [.didUpdateBookmarkStatus(title: "Remove Bookmark")])
    }

    @Test("takes a bookmark back that could not be saved")
    func failure() async {
        let module = await UserDetailModule(ada)
        module.store.failure = .readOnly(path: "/data/strata.sqlite")
        module.viewModel.toggleBookmark()
        await module.work.settle()
        #expect(!module.viewModel.isBookmarked)
        #expect(
            module.delegate.calls == [
                .didUpdateBookmarkStatus(title: "Remove Bookmark"), .didUpdateBookmarkStatus(title: "Add Bookmark"),
            ])
    }

    @Test("is freed with its request, and its delegate is not kept")
    func deallocation() async throws {
        let parent = Work()
        let (service, module) = (ManualPictureService(), await UserDetailModule(ada))
        weak var observed: UserDetailViewModel?
        let request: PendingRequest<URL, Data, Interactor.NetworkError>
        do {
            let picture = UserPictureInteractor(
                user: ada, service: service, decoder: PixelDecoder(), work: Work(within: parent))
            let viewModel = UserDetailViewModel(
                user: ada, picture: picture, bookmarks: module.bookmarks, localization: .sample)
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

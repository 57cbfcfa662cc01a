import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The view model of a person's screen", .leakChecks, .endsWhenStuck)
struct UserDetailViewModelTests {
    private let ada = User.sample("Ada", "Lovelace")

    @Test("A person's share text is passed to the navigator")
    func share() async throws {
        let module = try await UsersModule(user: ada)
        module.detail.didTapShare()
        #expect(module.calls == [.share("Check out Ada Lovelace from London, United Kingdom!")])
    }

    @Test("Toggling adds a person's bookmark, toggling again removes it, and each change is reported once")
    func toggle() async throws {
        let module = try await UsersModule(user: ada)
        module.detail.toggleBookmark()
        #expect(module.detail.storing == "your latest change to the bookmarks")
        await module.settle()
        #expect(module.store.users == [ada] && module.detail.storing == nil)
        module.detail.toggleBookmark()
        await module.settle()
        #expect(
            module.calls == [
                .didUpdateBookmarkStatus(title: "Remove Bookmark"), .didUpdateBookmarkStatus(title: "Add Bookmark"),
            ])
    }

    @Test("A person's screen reports a bookmark change from another screen only for its own person")
    func changeElsewhere() async throws {
        let module = try await UsersModule(bookmarked: [ada], user: ada)
        #expect(module.detail.bookmarkButtonConfiguration == ("Remove Bookmark", .destructive))
        module.bookmarks.toggle(.sample("Alan", "Turing"))
        await module.settle()
        #expect(module.calls.isEmpty)
        module.bookmarks.toggle(ada)
        await module.settle()
        #expect(module.calls == [.didUpdateBookmarkStatus(title: "Add Bookmark")])
    }

    @Test(
        "A person's picture is reported once, when it has arrived or failed",
        arguments: [
            (.success(Data([1, 2, 3])), .picture(width: 1, height: 1, rgb: [1, 2, 3])),
            (.failure(.httpError(404)), .initials("AL", problem: "No picture: HTTP error with status code: 404")),
            (.success(Data([1])), .initials("AL", problem: "No picture: expected 3 bytes, got 0 bytes")),
        ] as [(Result<Data, NetworkError>, ProfileImage)])
    func picture(answer: Result<Data, NetworkError>, image: ProfileImage) async throws {
        let module = try await UsersModule(user: ada)
        module.detail.loadProfileImage()
        #expect(module.calls.isEmpty && module.detail.content.image == module.detail.placeholderImage)
        try await module.answerPicture(answer)
        #expect(module.calls == [.didLoadProfileImage(image)] && module.detail.content.image == image)
    }

    @Test("A view that decodes its own images gets a picture's bytes, its media type and the person's initials")
    func encoded() async throws {
        let module = try await UsersModule(user: ada, decoder: EncodedPictures())
        module.detail.loadProfileImage()
        try await module.answerPicture(.success(Data([0xFF, 0xD8])))
        let image = ProfileImage.encoded(Data([0xFF, 0xD8]), mediaType: "image/jpeg", initials: "AL")
        #expect(module.calls == [.didLoadProfileImage(image)] && image.problem == nil)
    }
}

import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The picture of a user's detail", .leakChecks, .endsWhenStuck)
struct UserDetailPictureTests {
    @Test("is the initials until it comes")
    func placeholder() async {
        let viewModel = await UserDetailModule(.sample("Ada", "Lovelace")).viewModel
        #expect(viewModel.placeholderImage == .initials("AL"))
        #expect(viewModel.profileImage == .initials("AL"))
        #expect(viewModel.profileImageProblem == nil)
    }

    @Test("is told when it has come, once")
    func success() async throws {
        let module = await UserDetailModule()
        module.viewModel.loadProfileImage()
        #expect(module.delegate.calls.isEmpty && module.viewModel.profileImageProblem == nil)
        try await module.service.nextRequest().answer(.success(Data([1, 2, 3])))
        await module.work.settle()

        #expect(module.delegate.calls == [.didLoadProfileImage(rgb: [1, 2, 3])])
        #expect(module.viewModel.profileImage == .picture(width: 1, height: 1, rgb: [1, 2, 3]))
        #expect(module.viewModel.profileImageProblem == nil)
    }

    @Test("stays the initials where the user has none, which is no problem")
    func missing() async {
        var user = User.sample("Ada", "Lovelace")
        user.picture = nil
        let module = await UserDetailModule(user)
        module.viewModel.loadProfileImage()
        await module.work.settle()
        #expect(module.delegate.calls == [.didLoadProfileImage(initials: "AL")])
        #expect(module.viewModel.profileImageProblem == nil)
    }

    @Test("stays the initials where it cannot be had, and says why")
    func unavailable() async throws {
        let module = await UserDetailModule(.sample("Ada", "Lovelace"))
        module.viewModel.loadProfileImage()
        try await module.service.nextRequest().answer(.failure(.httpError(404)))
        await module.work.settle()
        #expect(module.delegate.calls == [.didLoadProfileImage(initials: "AL")])
        #expect(module.viewModel.profileImage == .initials("AL"))
        #expect(module.viewModel.profileImageProblem == "No picture: HTTP error with status code: 404")
    }

    @Test(
        "stays the initials where it cannot be read, and says why",
        arguments: [
            (PictureError.unsupportedFormat("JPEG"), "No picture: it is a JPEG file, PPM is read"),
            (.malformed("3 bytes expected, 2 came"), "No picture: 3 bytes expected, 2 came"),
        ])
    func unreadable(error: PictureError, expected: String) async throws {
        let module = await UserDetailModule(.sample("Ada", "Lovelace"), decoder: PixelDecoder(failure: error))
        module.viewModel.loadProfileImage()
        try await module.service.nextRequest().answer(.success(Data([0xFF, 0xD8])))
        await module.work.settle()
        #expect(module.delegate.calls == [.didLoadProfileImage(initials: "AL")])
        #expect(module.viewModel.profileImageProblem == expected)
    }

    @Test("is the own one of each of two, whichever comes first")
    func twoUsers() async throws {
        let service = ManualPictureService()
        let ada = await UserDetailModule(.sample("Ada", "Lovelace"), service: service)
        let alan = await UserDetailModule(.sample("Alan", "Turing"), service: service)
        ada.viewModel.loadProfileImage()
        let adaRequest = try await service.nextRequest()
        alan.viewModel.loadProfileImage()
        let alanRequest = try await service.nextRequest()

        alanRequest.answer(.success(Data([4, 5, 6])))
        await alan.work.settle()
        #expect(ada.delegate.calls.isEmpty)
        adaRequest.answer(.success(Data([1, 2, 3])))
        await ada.work.settle()

        #expect(ada.delegate.calls == [.didLoadProfileImage(rgb: [1, 2, 3])])
        #expect(alan.delegate.calls == [.didLoadProfileImage(rgb: [4, 5, 6])])
    }
}

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
    @Test("is the initials until it arrives")
    func placeholder() async {
        let viewModel = await UserDetailModule(.sample("Ada", "Lovelace")).viewModel
        #expect(viewModel.placeholderImage == .initials("AL", problem: nil))
        #expect(viewModel.content.image == viewModel.placeholderImage)
    }

    @Test("is reported once, when it arrives")
    func success() async throws {
        let module = await UserDetailModule()
        module.viewModel.loadProfileImage()
        #expect(module.delegate.calls.isEmpty)
        try await module.service.nextRequest().answer(.success(Data([1, 2, 3])))
        await module.work.settle()

        #expect(module.delegate.calls == [.didLoadProfileImage(pixel(1, 2, 3))])
        #expect(module.viewModel.content.image == pixel(1, 2, 3))
    }

    @Test("stays the initials for a user without one, which is no problem")
    func missing() async {
        let module = await UserDetailModule(.sample("Ada", "Lovelace", hasPicture: false))
        module.viewModel.loadProfileImage()
        await module.work.settle()
        #expect(module.delegate.calls == [.didLoadProfileImage(.initials("AL", problem: nil))])
    }

    @Test("stays the initials if it cannot be downloaded, and says why")
    func unavailable() async throws {
        let module = await UserDetailModule(.sample("Ada", "Lovelace"))
        module.viewModel.loadProfileImage()
        try await module.service.nextRequest().answer(.failure(.httpError(404)))
        await module.work.settle()
        let problem = "No picture: HTTP error with status code: 404"
        #expect(module.delegate.calls == [.didLoadProfileImage(.initials("AL", problem: problem))])
    }

    @Test("stays the initials if it cannot be decoded, and says why")
    func unreadable() async throws {
        let decoder = PixelDecoder(failure: .unsupportedFormat("JPEG"))
        let module = await UserDetailModule(.sample("Ada", "Lovelace"), decoder: decoder)
        module.viewModel.loadProfileImage()
        try await module.service.nextRequest().answer(.success(Data([0xFF, 0xD8])))
        await module.work.settle()
        let problem = "No picture: JPEG is not supported"
        #expect(module.delegate.calls == [.didLoadProfileImage(.initials("AL", problem: problem))])
    }

    @Test("is its bytes and their type for a view that makes its own image of them, beside the initials")
    func encoded() async throws {
        let module = await UserDetailModule(.sample("Ada", "Lovelace"), decoder: EncodedPictures())
        module.viewModel.loadProfileImage()
        let bytes = Data([0xFF, 0xD8])
        try await module.service.nextRequest().answer(.success(bytes))
        await module.work.settle()
        let image = ProfileImage.encoded(bytes, mediaType: "image/jpeg", initials: "AL")
        #expect(module.delegate.calls == [.didLoadProfileImage(image)] && image.problem == nil)
    }

    @Test("is each user's own, whichever arrives first")
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

        #expect(ada.delegate.calls == [.didLoadProfileImage(pixel(1, 2, 3))])
        #expect(alan.delegate.calls == [.didLoadProfileImage(pixel(4, 5, 6))])
    }

    private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> ProfileImage {
        .picture(width: 1, height: 1, rgb: [red, green, blue])
    }
}

import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The owner of a user's picture", .leakChecks, .endsWhenStuck)
struct UserPictureInteractorTests {
    private let service = ManualPictureService()
    private let work = Work()

    @Test("The owner of a user's picture downloads and decodes the picture, and reports each change once")
    func success() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        try await answerNext(.success(Data([1, 2, 3])))
        #expect(service.questions == [try #require(User.sample().picture?.large)])
        #expect(recorder.models == [.loading(nil), .some(try pixel(1, 2, 3))])
    }

    @Test("The owner of a user's picture sends no request for a user without a picture")
    func missing() async {
        let interactor = makeInteractor(.sample(hasPicture: false))
        interactor.load()
        await work.settle()
        #expect(interactor.model == .error(.missing, nil))
        #expect(service.questions.isEmpty)
    }

    @Test("The owner of a user's picture keeps the reason of a failed download")
    func unavailable() async throws {
        let interactor = makeInteractor()
        interactor.load()
        try await answerNext(.failure(.httpError(404)))
        #expect(interactor.model == .error(.unavailable(.httpError(404)), nil))
    }

    @Test("The owner of a user's picture keeps the reason of a failed decoding")
    func unreadable() async throws {
        let interactor = makeInteractor(decoder: PixelDecoder(failure: .unsupportedFormat("JPEG")))
        interactor.load()
        try await answerNext(.success(Data([0xFF, 0xD8])))
        #expect(interactor.model == .error(.unreadable(.unsupportedFormat("JPEG")), nil))
    }

    @Test("The owner of a user's picture hands the bytes on with their type, if the decoder does")
    func encoded() async throws {
        let interactor = makeInteractor(decoder: EncodedPictures())
        interactor.load()
        try await answerNext(.success(Data([0xFF, 0xD8])))
        #expect(interactor.model == .some(.encoded(Data([0xFF, 0xD8]), mediaType: "image/jpeg")))
    }

    @Test("The owner of a user's picture sends one request, while the picture loads and after")
    func once() async throws {
        let interactor = makeInteractor()
        interactor.load()
        interactor.load()
        try await answerNext(.success(Data([1, 2, 3])))
        interactor.load()
        await work.settle()
        #expect(service.questions.count == 1)
    }

    @Test("The owner of a user's picture sends another request after a failure")
    func again() async throws {
        let interactor = makeInteractor()
        interactor.load()
        try await answerNext(.failure(.noData))
        interactor.load()
        try await answerNext(.success(Data([1, 2, 3])))
        #expect(interactor.model == .some(try pixel(1, 2, 3)))
    }

    @Test(
        "The owner of a user's picture cancels its request when it is freed, and ignores a late picture",
        arguments: [true, false])
    func freed(answersLate: Bool) async throws {
        let service = ManualPictureService(answersLate: answersLate)
        let parent = Work()
        var interactor: UserPictureInteractor? = trackForLeaks(
            UserPictureInteractor(
                user: .sample(), service: service, decoder: PixelDecoder(), work: Work(within: parent)))
        weak let observed = interactor
        interactor?.load()
        let request = try await service.nextRequest()

        interactor = nil
        await request.cancellation()
        #expect(observed == nil)
        request.answer(.success(Data([1, 2, 3])))
        await parent.settle()
    }

    private func makeInteractor(
        _ user: User = .sample(), decoder: any PictureDecoder = PixelDecoder(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> UserPictureInteractor {
        trackForLeaks(
            UserPictureInteractor(user: user, service: service, decoder: decoder, work: work),
            sourceLocation: sourceLocation)
    }

    private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) throws -> DecodedPicture {
        .pixels(try #require(PixelImage(width: 1, height: 1, rgb: [red, green, blue])))
    }

    private func answerNext(_ result: Result<Data, NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}

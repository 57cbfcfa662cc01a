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

    @Test("downloads and decodes the picture")
    func success() async throws {
        let interactor = makeInteractor()
        interactor.load()
        #expect(interactor.model == .loading(nil))
        try await answerNext(.success(Data([1, 2, 3])))

        #expect(service.questions == [try #require(User.sample().picture?.large)])
        #expect(interactor.model == .some(try pixel(1, 2, 3)))
    }

    @Test("reports each change once")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        try await answerNext(.failure(.noData))
        #expect(recorder.models == [.loading(nil), .error(.unavailable(.noData), nil)])
    }

    @Test("sends no request for a user without a picture")
    func missing() async {
        let interactor = makeInteractor(.sample(hasPicture: false))
        interactor.load()
        await work.settle()
        #expect(interactor.model == .error(.missing, nil))
        #expect(service.questions.isEmpty)
    }

    @Test(
        "keeps the reason of a failed download",
        arguments: [
            NetworkError.invalidURL, .noData, .httpError(404), .networkError(ConnectionError.cancelled),
            .decodingError(CancellationError()),
        ])
    func unavailable(error: NetworkError) async throws {
        let interactor = makeInteractor()
        interactor.load()
        try await answerNext(.failure(error))
        #expect(interactor.model == .error(.unavailable(error), nil))
    }

    @Test(
        "keeps the reason of a failed decoding",
        arguments: [
            PictureError.unsupportedFormat("JPEG"),
            .malformed(FormatError(path: "width", expected: .text, found: .nothing)),
        ])
    func unreadable(error: PictureError) async throws {
        let interactor = makeInteractor(decoder: PixelDecoder(failure: error))
        interactor.load()
        try await answerNext(.success(Data([0xFF, 0xD8])))
        #expect(interactor.model == .error(.unreadable(error), nil))
    }

    @Test("hands the bytes on with their type, if the decoder does")
    func encoded() async throws {
        let interactor = makeInteractor(decoder: EncodedPictures())
        interactor.load()
        try await answerNext(.success(Data([0xFF, 0xD8])))
        #expect(interactor.model == .some(.encoded(Data([0xFF, 0xD8]), mediaType: "image/jpeg")))
    }

    @Test("sends one request, while the picture loads and after")
    func once() async throws {
        let interactor = makeInteractor()
        interactor.load()
        interactor.load()
        try await answerNext(.success(Data([1, 2, 3])))
        interactor.load()
        await work.settle()
        #expect(service.questions.count == 1)
    }

    @Test("sends another request after a failure")
    func again() async throws {
        let interactor = makeInteractor()
        interactor.load()
        try await answerNext(.failure(.noData))
        interactor.load()
        try await answerNext(.success(Data([1, 2, 3])))
        #expect(interactor.model == .some(try pixel(1, 2, 3)))
    }

    @Test("gives each of two users their own picture, whichever arrives first")
    func twoUsers() async throws {
        let (ada, alan) = (User.sample("Ada", "Lovelace"), User.sample("Alan", "Turing"))
        let (first, second) = (makeInteractor(ada), makeInteractor(alan))
        first.load()
        let adaRequest = try await service.nextRequest()
        second.load()
        let alanRequest = try await service.nextRequest()

        alanRequest.answer(.success(Data([4, 5, 6])))
        adaRequest.answer(.success(Data([1, 2, 3])))
        await work.settle()

        #expect(first.model == .some(try pixel(1, 2, 3)))
        #expect(second.model == .some(try pixel(4, 5, 6)))
    }

    @Test("cancels its request when it is freed, and ignores a late picture", arguments: [true, false])
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

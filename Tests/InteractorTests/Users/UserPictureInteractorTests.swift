import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of a user's picture", .leakChecks, .endsWhenStuck)
struct UserPictureInteractorTests {
    private nonisolated static let bytes = Data([1, 2, 3, 4])
    private nonisolated static let photo = DecodedPicture.encoded(bytes, mediaType: "image/jpeg")

    private let service = ManualPictureService()
    private let work = Work()

    @Test(
        "A user picture's interactor loads, and then has the picture or the reason why there is no picture",
        arguments: [
            (EncodedPictures(), .success(bytes), .some(photo)),
            (EncodedPictures(), .failure(.httpError(404)), .error(.unavailable(.httpError(404)), nil)),
            (
                PixelDecoder(failure: .unsupportedFormat("JPEG")), .success(bytes),
                .error(.unreadable(.unsupportedFormat("JPEG")), nil)
            ),
        ] as [(any PictureDecoder, Result<Data, NetworkError>, LoadableModel<DecodedPicture, UserPictureError>)])
    func load(
        decoder: any PictureDecoder, answer: Result<Data, NetworkError>,
        model: LoadableModel<DecodedPicture, UserPictureError>
    ) async throws {
        let interactor = makeInteractor(decoder: decoder)
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        try await answerNext(answer)
        #expect(service.questions == [try #require(User.sample().picture?.large)])
        #expect(recorder.models == [.loading(nil), model])
    }

    @Test("A user picture's interactor sends no request for a user without a picture")
    func missing() async {
        let interactor = makeInteractor(.sample(hasPicture: false))
        interactor.load()
        await work.settle()
        #expect(interactor.model == .error(.missing, nil))
        #expect(service.questions.isEmpty)
    }

    @Test("A user picture's interactor sends no second request while the picture loads or afterwards")
    func once() async throws {
        let interactor = makeInteractor()
        interactor.load()
        interactor.load()
        try await answerNext(.success(Self.bytes))
        interactor.load()
        await work.settle()
        #expect(service.questions.count == 1)
    }

    @Test("A user picture's interactor sends another request after a failure")
    func again() async throws {
        let interactor = makeInteractor()
        interactor.load()
        try await answerNext(.failure(.noData))
        interactor.load()
        try await answerNext(.success(Self.bytes))
        #expect(interactor.model == .some(Self.photo))
    }

    @Test("A user picture's interactor cancels its request when it is freed")
    func freed() async throws {
        try await expectCancelledRequest(to: service, sending: { $0.load() }) {
            UserPictureInteractor(user: .sample(), service: service, decoder: EncodedPictures(), work: $0)
        }
    }

    private func makeInteractor(
        _ user: User = .sample(), decoder: any PictureDecoder = EncodedPictures(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> UserPictureInteractor {
        trackForLeaks(
            UserPictureInteractor(user: user, service: service, decoder: decoder, work: work),
            sourceLocation: sourceLocation)
    }

    private func answerNext(_ result: Result<Data, NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}

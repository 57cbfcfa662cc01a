import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The sign-up interactor", .leakChecks, .endsWhenStuck)
struct SignUpInteractorTests {
    private let service = ManualSignUpService()
    private let work = Work()

    @Test("The sign-up interactor submits once, and reports each change once")
    func once() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.submit(.sample)
        interactor.submit(.sample)
        try await answerNext(.success(()))
        interactor.submit(.sample)
        await work.settle()
        #expect(service.questions == [.sample])
        #expect(recorder.models == [.loading(nil), .some(.sample)])
    }

    @Test(
        "The sign-up interactor reports why a sign-up failed, and can submit it again",
        arguments: [SignUpError.nicknameTaken("ada"), .unavailable(.httpError(503))])
    func retry(error: SignUpError) async throws {
        let interactor = makeInteractor()
        interactor.submit(.sample)
        try await answerNext(.failure(error))
        #expect(interactor.model == .error(error, nil))
        interactor.submit(.sample)
        try await answerNext(.success(()))
        #expect(interactor.model == .some(.sample) && service.questions == [.sample, .sample])
    }

    @Test("The sign-up interactor cancels its request when it is freed")
    func freed() async throws {
        try await expectCancelledRequest(to: service, sending: { $0.submit(.sample) }) {
            SignUpInteractor(service: service, work: $0)
        }
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> SignUpInteractor {
        trackForLeaks(SignUpInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    private func answerNext(_ result: Result<Void, SignUpError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}

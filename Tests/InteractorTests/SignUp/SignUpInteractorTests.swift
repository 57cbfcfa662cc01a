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

    @Test("asks for nothing before someone signs up")
    func untouched() {
        #expect(makeInteractor().model == .none)
        #expect(service.questions == [] && work.isSettled)
    }

    @Test("reports each change once")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.submit(.sample)
        try await answerNext(.success(()))
        #expect(recorder.models == [.loading(nil), .some(.sample)])
        #expect(service.questions == [.sample])
    }

    @Test(
        "reports why the service refused",
        arguments: [SignUpError.nicknameTaken("ada"), .unavailable(.httpError(503))])
    func failure(error: SignUpError) async throws {
        let interactor = makeInteractor()
        interactor.submit(.sample)
        try await answerNext(.failure(error))
        #expect(interactor.model == .error(error, nil))
    }

    @Test("submits again after a failure")
    func retry() async throws {
        let interactor = makeInteractor()
        interactor.submit(.sample)
        try await answerNext(.failure(.unavailable(.httpError(503))))
        interactor.submit(.sample)
        #expect(interactor.model == .loading(nil))
        try await answerNext(.success(()))
        #expect(interactor.model == .some(.sample))
        #expect(service.questions == [.sample, .sample])
    }

    @Test("ignores another submission while one is on its way, and after a success")
    func twice() async throws {
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

    @Test("cancels its request when it is freed")
    func freed() async throws {
        let parent = Work()
        var interactor: SignUpInteractor? = trackForLeaks(
            SignUpInteractor(service: service, work: Work(within: parent)))
        interactor?.submit(.sample)
        let request = try await service.nextRequest()
        interactor = nil
        await request.cancellation()
        await parent.settle()
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> SignUpInteractor {
        trackForLeaks(SignUpInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    private func answerNext(_ result: Result<Void, SignUpError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}

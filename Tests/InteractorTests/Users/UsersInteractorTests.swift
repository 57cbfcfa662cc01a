import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The users' interactor", .leakChecks, .endsWhenStuck)
struct UsersInteractorTests {
    private let service = ManualUsersService()
    private let work = Work()

    @Test("is empty and sends no request before it loads")
    func untouched() {
        #expect(makeInteractor().model == .none)
        #expect(service.questions.isEmpty && work.isSettled)
    }

    @Test("requests the first page without a seed")
    func firstPage() async throws {
        let interactor = makeInteractor()
        interactor.load()
        #expect(interactor.model == .loading(nil))

        try await answerNext(.success(.sample(1)))

        #expect(service.questions == [.init(page: 1, seed: nil)])
        #expect(interactor.model == .some(UserDirectory(firstPage: .sample(1))))
    }

    @Test("reports each change once")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.load()
        try await answerNext(.success(.sample(1)))
        interactor.loadMore()
        try await answerNext(.success(.sample(2)))

        let first = UserDirectory(firstPage: .sample(1))
        #expect(recorder.models == [.loading(nil), .some(first), .loading(first), .some(first.appending(.sample(2)))])
    }

    @Test("sends the first answer's seed with every later page")
    func seed() async throws {
        let interactor = try await makeLoadedInteractor(.sample(1, seed: "abc"))
        interactor.loadMore()
        try await answerNext(.success(.sample(2, seed: "other")))
        interactor.loadMore()
        try await answerNext(.success(.sample(3)))

        #expect(
            service.questions == [.init(page: 1, seed: nil), .init(page: 2, seed: "abc"), .init(page: 3, seed: "abc")])
        #expect(interactor.model.value?.users == UserPage.sample(1, count: 75).users)
    }

    @Test("requests no page after the last")
    func end() async throws {
        let interactor = try await makeLoadedInteractor(.sample(1))
        interactor.loadMore()
        try await answerNext(.success(.sample(2, count: 24)))
        interactor.loadMore()
        await work.settle()

        #expect(interactor.model.value?.hasMoreData == false)
        #expect(service.questions.count == 2)
    }

    @Test("requests no later page before the first")
    func loadMoreFirst() async {
        let interactor = makeInteractor()
        interactor.loadMore()
        await work.settle()
        #expect(interactor.model == .none && service.questions.isEmpty)
    }

    @Test("never requests a page twice at the same time")
    func twoInFlight() async throws {
        let interactor = try await makeLoadedInteractor(.sample(1))
        interactor.loadMore()
        interactor.loadMore()
        interactor.load()
        try await answerNext(.success(.sample(2)))

        #expect(service.questions.map(\.page) == [1, 2])
        #expect(interactor.model.value?.pageCount == 2)
    }

    @Test("sends one request for two loads")
    func loadTwice() async throws {
        let interactor = makeInteractor()
        interactor.load()
        interactor.load()
        try await answerNext(.success(.sample(1)))
        #expect(service.questions.count == 1)
    }

    @Test("cancels its request when it is freed")
    func freed() async throws {
        let parent = Work()
        var interactor: UsersInteractor? = trackForLeaks(UsersInteractor(service: service, work: Work(within: parent)))
        interactor?.load()
        let request = try await service.nextRequest()

        interactor = nil
        await request.cancellation()
        await parent.settle()
    }

    @Test("is freed while a cancelled request keeps waiting")
    func freedEarly() async throws {
        let parent = Work()
        let service = ManualUsersService(answersLate: true)
        var interactor: UsersInteractor? = trackForLeaks(UsersInteractor(service: service, work: Work(within: parent)))
        weak let observed = interactor
        interactor?.load()
        let request = try await service.nextRequest()

        interactor = nil
        #expect(observed == nil)
        request.answer(.success(.sample(1)))
        await parent.settle()
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> UsersInteractor {
        trackForLeaks(UsersInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    private func makeLoadedInteractor(
        _ page: UserPage, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> UsersInteractor {
        let interactor = makeInteractor(sourceLocation: sourceLocation)
        interactor.load()
        try await answerNext(.success(page))
        return interactor
    }

    private func answerNext(_ result: Result<UserPage, NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}

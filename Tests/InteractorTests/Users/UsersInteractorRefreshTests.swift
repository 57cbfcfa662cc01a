import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("Refreshes and failures of the users' interactor", .leakChecks, .endsWhenStuck)
struct UsersInteractorRefreshTests {
    private let service = ManualUsersService()
    private let work = Work()

    @Test("a refresh requests page 1 again, and keeps the list until it arrives")
    func refresh() async throws {
        let interactor = try await makeLoadedInteractor(service)
        interactor.refresh()
        #expect(interactor.model == .loading(loaded))

        try await answerNext(.success(.sample(1, count: 3, seed: "new")))

        #expect(service.questions.last == .init(page: 1, seed: nil))
        #expect(interactor.model == .some(UserDirectory(firstPage: .sample(1, count: 3, seed: "new"))))
    }

    @Test("pages after a refresh use its seed")
    func seedAfterRefresh() async throws {
        let interactor = try await makeLoadedInteractor(service)
        interactor.refresh()
        try await answerNext(.success(.sample(1, seed: "new")))
        interactor.loadMore()
        try await answerNext(.success(.sample(2)))
        #expect(service.questions.last == .init(page: 2, seed: "new"))
    }

    @Test("a refresh during a load cancels it, and its late answer is ignored", arguments: [true, false])
    func refreshDuringLoad(olderFails: Bool) async throws {
        let service = ManualUsersService(answersLate: true)
        let interactor = try await makeLoadedInteractor(service)
        interactor.loadMore()
        let older = try await service.nextRequest()

        interactor.refresh()
        await older.cancellation()
        older.answer(olderFails ? .failure(.noData) : .success(.sample(2)))
        let newer = try await service.nextRequest()
        #expect(interactor.model == .loading(loaded))
        newer.answer(.success(.sample(1, count: 3)))
        await work.settle()

        #expect(interactor.model == .some(UserDirectory(firstPage: .sample(1, count: 3))))
        #expect(service.questions.map(\.page) == [1, 2, 1])
    }

    @Test("an answer that arrives after a newer one is ignored")
    func lateAnswer() async throws {
        let service = ManualUsersService(answersLate: true)
        let interactor = makeInteractor(service)
        interactor.load()
        let older = try await service.nextRequest()
        interactor.refresh()
        try await service.nextRequest().answer(.success(.sample(1, count: 3, seed: "newer")))
        older.answer(.success(.sample(1, count: 9, seed: "older")))
        await work.settle()

        #expect(interactor.model == .some(UserDirectory(firstPage: .sample(1, count: 3, seed: "newer"))))
    }

    @Test("a failed refresh keeps the list")
    func failedRefresh() async throws {
        let interactor = try await makeLoadedInteractor(service)
        interactor.refresh()
        try await answerNext(.failure(.httpError(500)))
        #expect(interactor.model == .error(.httpError(500), loaded))
    }

    @Test("a failed first load is repeated only by a retry")
    func failedLoad() async throws {
        let interactor = makeInteractor(service)
        interactor.load()
        try await answerNext(.failure(.noData))
        #expect(interactor.model == .error(.noData, nil))
        interactor.loadMore()
        await work.settle()
        #expect(service.questions.count == 1)

        interactor.retry()
        try await answerNext(.success(.sample(1)))

        #expect(service.questions.map(\.page) == [1, 1])
        #expect(interactor.model == .some(UserDirectory(firstPage: .sample(1))))
    }

    @Test("a failed page keeps the list, and can be requested again")
    func failedPage() async throws {
        let interactor = try await makeLoadedInteractor(service)
        interactor.loadMore()
        try await answerNext(.failure(.httpError(429)))
        #expect(interactor.model == .error(.httpError(429), loaded))
        #expect(service.questions.map(\.page) == [1, 2])

        interactor.loadMore()
        try await answerNext(.success(.sample(2)))
        #expect(service.questions.map(\.page) == [1, 2, 2])
        #expect(interactor.model == .some(loaded.appending(.sample(2))))
    }

    @Test("after a failed refresh, the next page can be requested")
    func pageBehindFailedRefresh() async throws {
        let interactor = try await makeLoadedInteractor(service)
        interactor.refresh()
        try await answerNext(.failure(.noData))
        interactor.loadMore()
        try await answerNext(.success(.sample(2)))
        #expect(interactor.model == .some(loaded.appending(.sample(2))))
    }

    @Test("a retry requests the failed page again, with its seed")
    func retryPage() async throws {
        let interactor = try await makeLoadedInteractor(service)
        interactor.loadMore()
        try await answerNext(.failure(.noData))
        interactor.retry()
        #expect(interactor.model == .loading(loaded))
        try await answerNext(.success(.sample(2)))

        #expect(service.questions.suffix(2) == [.init(page: 2, seed: "seed"), .init(page: 2, seed: "seed")])
        #expect(interactor.model == .some(loaded.appending(.sample(2))))
    }

    @Test("a retry after a failed refresh requests page 1")
    func retryRefresh() async throws {
        let interactor = try await makeLoadedInteractor(service)
        interactor.refresh()
        try await answerNext(.failure(.noData))
        interactor.retry()
        try await answerNext(.success(.sample(1, count: 3)))

        #expect(service.questions.last == .init(page: 1, seed: nil))
        #expect(interactor.model == .some(UserDirectory(firstPage: .sample(1, count: 3))))
    }

    @Test("a retry that fails can be retried")
    func retryTwice() async throws {
        let interactor = try await makeLoadedInteractor(service)
        interactor.loadMore()
        try await answerNext(.failure(.noData))
        interactor.retry()
        try await answerNext(.failure(.httpError(500)))
        #expect(interactor.model == .error(.httpError(500), loaded))
        interactor.retry()
        try await answerNext(.success(.sample(2)))
        #expect(interactor.model == .some(loaded.appending(.sample(2))))
    }

    private let loaded = UserDirectory(firstPage: .sample(1))

    private func makeInteractor(
        _ service: ManualUsersService, sourceLocation: SourceLocation = #_sourceLocation
    ) -> UsersInteractor {
        trackForLeaks(UsersInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    /// Returns an interactor whose model is `loaded`.
    private func makeLoadedInteractor(
        _ service: ManualUsersService, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> UsersInteractor {
        let interactor = makeInteractor(service, sourceLocation: sourceLocation)
        interactor.load()
        try await service.nextRequest().answer(.success(.sample(1)))
        await work.settle()
        return interactor
    }

    private func answerNext(_ result: Result<UserPage, NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}

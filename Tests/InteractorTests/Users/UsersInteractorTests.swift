import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The users' interactor", .leakChecks, .endsWhenStuck)
struct UsersInteractorTests {
    private let service = ManualUsersService(answersLate: true)
    private let work = Work()

    @Test(
        "The users' interactor requests pages, and keeps the loaded people",
        arguments: [
            Story("Nothing is requested before a load", [], pages: [], .none),
            Story("A load requests the first page", [.load, .brings(.first)], pages: [1], .some(.one)),
            Story("No later page is requested before the first", [.loadMore], pages: [], .none),
            Story(
                "The next page is added to the first",
                [.load, .brings(.first), .loadMore, .brings(.second)], pages: [1, 2], .some(.two)),
            Story(
                "No page is requested after the last page",
                [.load, .brings(.first), .loadMore, .brings(.last), .loadMore], pages: [1, 2], .some(.whole)),
            Story(
                "No page is requested twice at the same time",
                [.load, .load, .brings(.first), .loadMore, .loadMore, .load, .brings(.second)], pages: [1, 2],
                .some(.two)),
            Story(
                "Loading more after a refresh requests page 2",
                [.load, .brings(.first), .loadMore, .brings(.second), .refresh, .brings(.first), .loadMore]
                    + [.brings(.second)], pages: [1, 2, 1, 2], .some(.two)),
            Story(
                "Loading more never repeats a failed first load", [.load, .fails, .loadMore], pages: [1], .failed(nil)),
            Story(
                "A retry repeats a failed first load",
                [.load, .fails, .retry, .brings(.first)], pages: [1, 1], .some(.one)),
            Story(
                "A retry requests a failed page again, and can itself fail",
                [.load, .brings(.first), .loadMore, .fails, .retry, .fails], pages: [1, 2, 2], .failed(.one)),
            Story(
                "Loading more requests a failed page again",
                [.load, .brings(.first), .loadMore, .fails, .loadMore, .brings(.second)], pages: [1, 2, 2],
                .some(.two)),
            Story(
                "A failed refresh keeps the list, and a retry requests page 1",
                [.load, .brings(.first), .loadMore, .brings(.second), .refresh, .fails, .retry, .brings(.first)],
                pages: [1, 2, 1, 1], .some(.one)),
            Story(
                "The next page can be requested after a failed refresh",
                [.load, .brings(.first), .refresh, .fails, .loadMore, .brings(.second)], pages: [1, 1, 2],
                .some(.two)),
        ])
    func pages(story: Story) async throws {
        let interactor = makeInteractor()
        try await perform(story.steps, on: interactor)
        #expect(service.questions.map(\.page) == story.pages)
        #expect(service.questions.allSatisfy { $0.seed == ($0.page == 1 ? nil : "seed") })
        #expect(interactor.model == story.model)
    }

    @Test("The users' interactor reports each change once, and keeps the old people while it loads")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        try await perform([.load, .brings(.first), .refresh, .fails, .retry, .brings(.first)], on: interactor)
        #expect(
            recorder.models == [
                .loading(nil), .some(.one), .loading(.one), .failed(.one), .loading(.one), .some(.one),
            ])
    }

    @Test("Later pages of users are requested with the seed of the most recently loaded first page")
    func seed() async throws {
        let interactor = makeInteractor()
        try await perform(
            [
                .load, .brings(.sample(1, seed: "old")), .loadMore, .brings(.sample(2, seed: "other")),
                .refresh, .brings(.sample(1, seed: "new")), .loadMore, .brings(.sample(2, seed: "other")),
                .loadMore, .brings(.sample(3)),
            ], on: interactor)
        #expect(service.questions.map(\.seed) == [nil, "old", nil, "new", "new"])
        #expect(interactor.model.value?.users == UserPage.sample(1, count: 75).users)
    }

    @Test(
        "A refresh of the users cancels the request in flight, whose answer is ignored whenever it arrives",
        arguments: [[0, 1], [1, 0]], [.success(.last), .failure(.noData)] as [Result<UserPage, NetworkError>])
    func late(order: [Int], answer: Result<UserPage, NetworkError>) async throws {
        let interactor = makeInteractor()
        interactor.load()
        let older = try await service.nextRequest()
        interactor.refresh()
        await older.cancellation()
        let newer = try await service.nextRequest()
        let answers = [{ older.answer(answer) }, { newer.answer(.success(.first)) }]
        for index in order { answers[index]() }
        await work.settle()
        #expect(interactor.model == .some(.one))
    }

    @Test("The users' interactor cancels its request when it is freed")
    func freed() async throws {
        let service = ManualUsersService()
        try await expectCancelledRequest(to: service, sending: { $0.load() }) {
            UsersInteractor(service: service, work: $0)
        }
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> UsersInteractor {
        trackForLeaks(UsersInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    private func perform(_ steps: [Story.Step], on interactor: UsersInteractor) async throws {
        for step in steps {
            switch step {
            case .load: interactor.load()
            case .loadMore: interactor.loadMore()
            case .refresh: interactor.refresh()
            case .retry: interactor.retry()
            case .brings(let page): try await answerNext(.success(page))
            case .fails: try await answerNext(.failure(.noData))
            }
        }
    }

    private func answerNext(_ result: Result<UserPage, NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }

    /// A series of calls to an interactor and of answers to its requests, with the expected pages and final model.
    struct Story: CustomTestStringConvertible {
        enum Step {
            case load, loadMore, refresh, retry
            case brings(UserPage)
            case fails
        }

        let testDescription: String
        let steps: [Step]
        let pages: [Int]
        let model: LoadableModel<UserDirectory, NetworkError>

        init(
            _ sentence: String, _ steps: [Step], pages: [Int], _ model: LoadableModel<UserDirectory, NetworkError>
        ) {
            (testDescription, self.steps, self.pages, self.model) = (sentence, steps, pages, model)
        }
    }
}

extension UserPage {
    fileprivate static let first = sample(1)
    fileprivate static let second = sample(2)
    fileprivate static let last = sample(2, count: 24)
}

extension UserDirectory {
    fileprivate static let one = UserDirectory(firstPage: .first)
    fileprivate static let two = one.appending(.second)
    fileprivate static let whole = one.appending(.last)
}

extension LoadableModel<UserDirectory, NetworkError> {
    fileprivate static func failed(_ old: UserDirectory?) -> Self { .error(.noData, old) }
}

import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The photos' interactor", .leakChecks, .endsWhenStuck)
struct PhotosInteractorTests {
    private let service = ManualPhotosService(answersLate: true)
    private let work = Work()

    @Test(
        "The photos' interactor loads pages, and keeps the loaded pages",
        arguments: [
            Story("Nothing is requested without a call", [], pages: [], .none),
            Story(
                "Each fetch requests the next page", [.fetch, .brings([.first]), .fetch, .brings([.second])],
                pages: [1, 2], .with(.first, .second)),
            Story(
                "Only one page is requested at a time",
                [.fetch, .fetch, .reload, .brings([.first]), .reload, .fetch, .brings([.second])], pages: [1, 2],
                .with(.first, .second)),
            Story("A fetch retries the first request", [.fetch, .fails, .fetch, .fails], pages: [1, 1], .failed()),
            Story(
                "If page 2 could not be loaded, a fetch requests it again, and page 1 is kept",
                [.fetch, .brings([.first]), .fetch, .fails, .fetch, .fails], pages: [1, 2, 2], .failed(.first)),
            Story(
                "Fetching stops after the last page", [.fetch, .brings([.first]), .fetch, .brings([.last]), .fetch],
                pages: [1, 2], .with(.first, .last)),
            Story(
                "A reload after the last page requests the first page again",
                [.fetch, .brings([.first]), .reload, .brings([.last]), .reload, .brings([.second])], pages: [1, 2, 1],
                .with(.second)),
            Story(
                "A failed reload after the last page keeps the photos, and the next reload repeats the request",
                [.fetch, .brings([.last]), .reload, .fails, .fetch, .reload, .fails], pages: [1, 1, 1],
                .failed(.last)),
            Story(
                "One fetch requests up to three pages as long as none adds a photo",
                [.fetch, .brings([.empty, .empty, .empty]), .fetch, .brings([.empty, .first])], pages: [1, 2, 3, 4, 5],
                .with(.empty, .empty, .empty, .empty, .first)),
            Story(
                "No page is requested after the last page, even if the last page adds no photo",
                [.fetch, .brings([.empty, .emptyLast])], pages: [1, 2], .with(.empty, .emptyLast)),
        ])
    func story(_ story: Story) async throws {
        let interactor = makeInteractor()
        for step in story.steps {
            switch step {
            case .fetch: interactor.fetch()
            case .reload: interactor.reload()
            case .brings(let pages): try await answer(pages.map { .success($0) })
            case .fails: try await answer([.failure(.rateLimited)])
            }
        }
        await work.settle()
        #expect(service.questions == story.pages.map { .init(page: $0) })
        #expect(interactor.model == story.model)
    }

    @Test("If a page of photos cannot be loaded, the earlier pages are kept, even if they have no readable photo")
    func failureAfterUnreadable() async throws {
        let interactor = makeInteractor()
        interactor.fetch()
        try await answer([.success(.empty), .failure(.rateLimited)])
        #expect(interactor.model == .failed(.empty))
    }

    @Test("The photos' interactor reports each change once, and keeps the old photos while it loads")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.fetch()
        try await answer([.success(.last)])
        interactor.reload()
        try await answer([.failure(.rateLimited)])
        #expect(recorder.models == [.loading(nil), .with(.last), .loading([PhotoPage.last].feed), .failed(.last)])
    }

    @Test("The photos' interactor cancels its request when it is freed")
    func gone() async throws {
        let service = ManualPhotosService()
        try await expectCancelledRequest(to: service, sending: { $0.fetch() }) {
            PhotosInteractor(service: service, work: $0)
        }
    }

    private func makeInteractor(
        query: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> PhotosInteractor {
        trackForLeaks(PhotosInteractor(service: service, query: query, work: work), sourceLocation: sourceLocation)
    }

    private func answer(_ results: [Result<PhotoPage, APIError>]) async throws {
        for result in results { try await service.nextRequest().answer(result) }
        await work.settle()
    }
}

// MARK: - Searches

extension PhotosInteractorTests {
    @Test("The photos' interactor trims white space from a search text, and requests one page of results at a time")
    func search() async throws {
        let interactor = makeInteractor(query: "")
        interactor.search("  red poppy\n")
        #expect(interactor.query == "red poppy")
        try await answer([.success(.first)])
        interactor.fetch()
        try await answer([.success(.last)])
        interactor.reload()
        try await answer([.success(.first)])
        #expect(service.questions == [1, 2, 1].map { .init("red poppy", page: $0) })
    }

    @Test("A new photo search cancels the previous search, clears its results and ignores its late answer")
    func anotherSearch() async throws {
        let interactor = makeInteractor(query: "")
        interactor.search("poppy")
        try await answer([.success(.first)])
        interactor.fetch()
        let older = try await service.nextRequest()
        interactor.search("daisy")
        #expect(interactor.query == "daisy" && interactor.model == .loading(nil))
        await older.cancellation()
        try await service.nextRequest().answer(.success(.second))
        older.answer(.success(.last))
        await work.settle()
        #expect(interactor.model == .with(.second))
        #expect(service.questions.last == .init("daisy", page: 1))
    }

    @Test("The photos' interactor does not search for a blank text", arguments: ["", " ", "\n\t", "\u{200B}"])
    func blank(text: String) async {
        let interactor = makeInteractor(query: "")
        interactor.search(text)
        interactor.fetch()
        interactor.reload()
        await work.settle()
        #expect(service.questions.isEmpty && interactor.model == .none && interactor.query == "")
    }
}

// MARK: - Stories

extension PhotosInteractorTests {
    /// A series of calls to an interactor and of answers to its requests, with the expected pages and final model.
    struct Story: CustomTestStringConvertible {
        enum Step {
            case fetch, reload, fails
            case brings([PhotoPage])
        }

        let testDescription: String
        let steps: [Step]
        let pages: [Int]
        let model: LoadableModel<PhotoFeed, APIError>

        init(_ description: String, _ steps: [Step], pages: [Int], _ model: LoadableModel<PhotoFeed, APIError>) {
            (testDescription, self.steps, self.pages, self.model) = (description, steps, pages, model)
        }
    }
}

extension PhotoPage {
    fileprivate static let (first, second) = (sample(1), sample(2))
    fileprivate static let last = sample(2, hasNextPage: false)
    /// A page that has no readable photo, and is not the last page.
    fileprivate static let empty = unreadable()
    fileprivate static let emptyLast = unreadable(hasNextPage: false)
}

extension [PhotoPage] {
    fileprivate var feed: PhotoFeed { reduce(PhotoFeed()) { $0.appending($1) } }
}

extension LoadableModel<PhotoFeed, APIError> {
    fileprivate static func with(_ pages: PhotoPage...) -> Self { .some(pages.feed) }
    fileprivate static func failed(_ pages: PhotoPage...) -> Self {
        .error(.rateLimited, pages.isEmpty ? nil : pages.feed)
    }
}

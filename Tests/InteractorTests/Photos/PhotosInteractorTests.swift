import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The photos' interactor", .leakChecks, .endsWhenStuck)
struct PhotosInteractorTests {
    private let service = ManualPhotosService()
    private let work = Work()

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> PhotosInteractor {
        trackForLeaks(PhotosInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    private func answerNext(_ result: Result<PhotoPage, APIError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }

    @Test("loads page after page")
    func pages() async throws {
        let interactor = makeInteractor()
        #expect(interactor.model == .none)
        interactor.fetch()
        #expect(interactor.model == .loading(nil))
        try await answerNext(.success(.sample(1)))
        #expect(interactor.model == .some(PhotoFeed().appending(.sample(1))))
        interactor.fetch()
        try await answerNext(.success(.sample(2)))
        #expect(interactor.model.value?.photos.map(\.id) == (0..<20).map { "photo-\($0)" })
        #expect(service.questions == [.init(page: 1), .init(page: 2)])
    }

    @Test("loads one page at a time")
    func oneInFlight() async throws {
        let interactor = makeInteractor()
        interactor.fetch()
        interactor.fetch()
        try await answerNext(.success(.sample(1)))
        interactor.fetch()
        interactor.fetch()
        try await answerNext(.success(.sample(2)))
        #expect(service.questions == [.init(page: 1), .init(page: 2)])
    }

    @Test("raises the page number only on success")
    func failure() async throws {
        let interactor = makeInteractor()
        interactor.fetch()
        try await answerNext(.failure(.rateLimited))
        #expect(interactor.model == .error(.rateLimited, nil))
        interactor.fetch()
        try await answerNext(.success(.sample(1)))
        interactor.fetch()
        try await answerNext(.failure(.decodeError(.missing("results"))))
        #expect(interactor.model == .error(.decodeError(.missing("results")), PhotoFeed().appending(.sample(1))))
        interactor.fetch()
        try await answerNext(.success(.sample(2)))
        #expect(service.questions.map(\.page) == [1, 1, 2, 2])
        #expect(interactor.model.value?.photos.count == 20)
    }

    @Test(
        "stops after an empty page, and after one that names no next page",
        arguments: [
            PhotoPage.sample(2, count: 0), .sample(2, hasNextPage: false), .sample(2, count: 0, hasNextPage: false),
        ])
    func end(last: PhotoPage) async throws {
        let interactor = makeInteractor()
        interactor.fetch()
        try await answerNext(.success(.sample(1)))
        interactor.fetch()
        try await answerNext(.success(last))
        interactor.fetch()
        await work.settle()
        #expect(service.questions.map(\.page) == [1, 2])
    }

    @Test("reload continues where pages follow, and starts again with page 1 where none does")
    func reload() async throws {
        let interactor = makeInteractor()
        interactor.reload()
        interactor.reload()
        try await answerNext(.success(.sample(1)))
        interactor.reload()
        try await answerNext(.success(.sample(2, hasNextPage: false)))
        let old = try #require(interactor.model.value)
        interactor.reload()
        #expect(interactor.model == .loading(old))
        try await answerNext(.failure(.unknownError))
        #expect(interactor.model == .error(.unknownError, old))
        interactor.fetch()
        interactor.reload()
        try await answerNext(.success(.sample(3)))
        #expect(interactor.model == .some(PhotoFeed().appending(.sample(3))))
        #expect(service.questions.map(\.page) == [1, 2, 1, 1])
    }

    @Test("keeps a photo of two pages once, and loads another page if a page adds none")
    func duplicates() async throws {
        let interactor = makeInteractor()
        interactor.fetch()
        try await answerNext(.success(.sample(1)))
        interactor.fetch()
        try await service.nextRequest().answer(.success(.sample(1)))
        try await answerNext(.success(.sample(2)))
        #expect(service.questions.map(\.page) == [1, 2, 3])
        #expect(interactor.model.value?.photos.count == 20)
    }

    @Test(
        "stops after three pages in a row that add nothing, until the next fetch",
        arguments: [(PhotoPage.unreadable(), [3, 6, 9]), (.sample(1), [1, 4, 7])])
    func endlessPages(page: PhotoPage, pageCounts: [Int]) async {
        let interactor = trackForLeaks(PhotosInteractor(service: AnsweringPhotosService(always: page), work: work))
        for pageCount in pageCounts {
            interactor.fetch()
            await work.settle()
            #expect(interactor.model.value?.pageCount == pageCount)
        }
    }

    @Test("loads past unreadable pages, up to a photo, the end or a failure")
    func unreadablePages() async {
        let first = Result<PhotoPage, APIError>.success(.unreadable())
        let cases: [(Result<PhotoPage, APIError>, photos: Int, skipped: Int, failure: APIError?)] = [
            (.success(.sample(3)), 10, 2, nil), (.success(.unreadable(hasNextPage: false)), 0, 3, nil),
            (.failure(.rateLimited), 0, 2, .rateLimited),
        ]
        for (third, photos, skipped, failure) in cases {
            let answering = AnsweringPhotosService(first, first, third, .success(.sample(4)))
            let interactor = trackForLeaks(PhotosInteractor(service: answering, work: work))
            interactor.fetch()
            await work.settle()
            #expect(interactor.model.value?.photos.count == photos)
            #expect(interactor.model.value?.skipped.count == skipped)
            #expect(interactor.model.failure == failure)
        }
    }

    @Test("reports each change once")
    func changes() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.fetch()
        try await answerNext(.failure(.unknownError))
        #expect(recorder.models == [.loading(nil), .error(.unknownError, nil)])
    }

    @Test("cancels its request when it is freed")
    func gone() async throws {
        let request: PendingRequest<ManualPhotosService.Question, PhotoPage, APIError>
        do {
            let work = Work()
            let interactor = trackForLeaks(PhotosInteractor(service: service, work: work))
            interactor.fetch()
            request = try await service.nextRequest()
        }
        await request.cancellation()
    }
}

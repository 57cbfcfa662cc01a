import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of the liked products", .leakChecks, .endsWhenStuck)
struct ProductLikesInteractorTests {
    private let service = ManualProductLikesService()
    private let work = Work()

    @Test("The likes' interactor shows each like or unlike of a product immediately, and then sends it")
    func toggle() async throws {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        for (id, isLiked) in [("shirt", true), ("tea", true), ("shirt", false)] {
            interactor.toggle(id)
            #expect(interactor.isLiked(id) == isLiked)
            try await answerNext(id, isLiked: isLiked)
        }
        #expect(recorder.models == [.some(["shirt"]), .some(["shirt", "tea"]), .some(["tea"])])
    }

    @Test("The likes' interactor returns to the previous state if a change fails", arguments: [true, false])
    func failure(isLiked: Bool) async throws {
        let interactor = makeInteractor()
        if !isLiked {
            interactor.toggle("shirt")
            try await answerNext("shirt", isLiked: true)
        }
        interactor.toggle("shirt")
        try await answerNext("shirt", isLiked: isLiked, .failure(.unavailable(.httpError(503))))
        let failure = LikeFailure(productID: "shirt", isLiked: isLiked, error: .unavailable(.httpError(503)))
        #expect(interactor.model == .error(failure, isLiked ? [] : ["shirt"]))
    }

    @Test("The likes' interactor undoes a failed like, and then reports the failure only to the requester")
    func asker() async throws {
        let interactor = makeInteractor()
        let asker = trackForLeaks(Asker())
        interactor.toggle("shirt", for: asker) { [unowned interactor] asker, failure in
            asker.failures.append(failure)
            asker.wasLiked = interactor.isLiked("shirt")
        }
        try await answerNext("shirt", isLiked: true, .failure(.noProduct(id: "shirt")))
        #expect(asker.failures == [LikeFailure(productID: "shirt", isLiked: true, error: .noProduct(id: "shirt"))])
        #expect(asker.wasLiked == false)
        #expect(interactor.model == .some([]))
    }

    @Test("If the requester of a like was freed, the likes' interactor reports a failure in its model")
    func goneAsker() async throws {
        let interactor = makeInteractor()
        var asker: Asker? = trackForLeaks(Asker())
        if let asker { interactor.toggle("shirt", for: asker) { $0.failures.append($1) } }
        asker = nil
        try await answerNext("shirt", isLiked: true, .failure(.noProduct(id: "shirt")))
        #expect(interactor.model.failure?.productID == "shirt" && interactor.model.value == [])
    }

    @Test("The likes' interactor sends a quick unlike only after the like has been answered")
    func quickly() async throws {
        let interactor = makeInteractor()
        interactor.toggle("shirt")
        let first = try await service.nextRequest()
        interactor.toggle("shirt")
        #expect(interactor.model == .some([]) && service.questions.count == 1)
        first.succeed()
        try await answerNext("shirt", isLiked: false)
        #expect(interactor.model == .some([]))
        #expect(service.questions.map(\.isLiked) == [true, false])
    }

    @Test("After a like, a quick unlike and a quick like, the likes' interactor sends only the first like")
    func backAndForth() async throws {
        let interactor = makeInteractor()
        for _ in 0..<3 { interactor.toggle("shirt") }
        try await answerNext("shirt", isLiked: true)
        #expect(interactor.model == .some(["shirt"]) && service.questions.count == 1)
    }

    @Test("The likes' interactor does not report the failure of a like that was undone before the answer")
    func takenBack() async throws {
        let interactor = makeInteractor()
        for _ in 0..<2 { interactor.toggle("shirt") }
        try await answerNext("shirt", isLiked: true, .failure(.unavailable(.httpError(503))))
        #expect(interactor.model == .some([]) && service.questions.count == 1)
    }

    @Test("The likes' interactor sends two products' likes at the same time, and a later change clears a failure")
    func twoProducts() async throws {
        let interactor = makeInteractor()
        interactor.toggle("shirt")
        interactor.toggle("tea")
        for request in [try await service.nextRequest(), try await service.nextRequest()] {
            request.answer(request.question.productID == "tea" ? .success(()) : .failure(.unavailable(.httpError(503))))
        }
        await work.settle()
        #expect(interactor.model.value == ["tea"] && interactor.model.failure?.productID == "shirt")
        interactor.toggle("tea")
        #expect(interactor.model == .some([]))
        try await answerNext("tea", isLiked: false)
    }

    @Test("The likes' interactor cancels its requests when it is freed")
    func freed() async throws {
        try await expectCancelledRequest(to: service, sending: { $0.toggle("shirt") }) {
            ProductLikesInteractor(service: service, work: $0)
        }
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> ProductLikesInteractor {
        trackForLeaks(ProductLikesInteractor(service: service, work: work), sourceLocation: sourceLocation)
    }

    /// Expects the next request to be for the given like, answers it, and waits until all work is done.
    private func answerNext(
        _ id: Product.ID, isLiked: Bool, _ result: Result<Void, ShopError> = .success(()),
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let request = try await service.nextRequest()
        #expect(request.question == .init(id, isLiked: isLiked), sourceLocation: sourceLocation)
        request.answer(result)
        await work.settle()
    }
}

/// A requester of likes, which records the reported failures.
@MainActor
private final class Asker {
    var failures: [LikeFailure] = []
    var wasLiked: Bool?
}

import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import View
import ViewModel

/// What is liked counts as part of the model: the one spot of a feed that changes says it.
@MainActor
@Suite("The immutable view model of the feed", .leakChecks, .endsWhenStuck)
struct FeedLawTests: @MainActor ImmutableLaws {
    @Test("keeps its laws, for generated models", arguments: 0..<40 as Range<UInt64>)
    func laws(seed: UInt64) async {
        await checkLaws(seed: seed)
    }

    func specimen(_ chance: inout SeededGenerator) async -> Specimen<FeedViewModel> {
        let work = Work()
        let users: [User] = [.sample(), .stranger] + User.hostile
        // Few ids, so that some come twice.
        let entries = (0..<chance.number(below: 5)).map { _ in
            FeedEntry(id: chance.number(below: 4), user: chance.pick(users), text: chance.pick(["Hello.", "", "a\nb"]))
        }
        let service = AnsweringFeedService(entries)
        service.failure = chance.pick([nil, nil, .noData])
        let interactor = FeedInteractor(service: service, work: work)
        if chance.pick([true, true, true, false]) { interactor.load() }
        if chance.pick([true, true, true, false]) { await work.settle() }
        let likes = LikesInteractor<FeedEntry>()
        if chance.pick([true, false]) { likes.toggle(0) }
        service.failure = chance.pick([nil, .httpError(500)])
        if service.failure != nil { interactor.load() }
        // Some are still on their way when they are looked at.
        if chance.pick([true, false]) { await work.settle() }
        let viewModel = FeedViewModel(interactor: interactor, likes: likes)
        viewModel.didTapLike(at: chance.number(below: 3))
        let liked = (interactor.model.value?.entries ?? []).map { likes.isLiked($0.id) }
        return Specimen(viewModel: viewModel, model: [interactor.model, liked] as [AnyHashable]) {
            interactor.load()
            likes.toggle(1)
        }
    }

    func makeView(_ viewModel: FeedViewModel) -> FeedView {
        FeedView(viewModel: viewModel, clock: ManualClock(), work: Work())
    }
}

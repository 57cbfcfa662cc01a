import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TextUI
import View
import ViewModel

/// What is liked counts as part of the model: the one spot of a feed that changes says it.
enum FeedModule: @MainActor ImmutableModule {
    static func specimen(_ chance: inout SeededGenerator) async -> Specimen<FeedViewModel> {
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

    static func text(of viewModels: [FeedViewModel], after keys: [Key]) -> String {
        text(of: viewModels, after: keys) { FeedView(viewModel: $0, clock: ManualClock(), work: Work()) }
    }
}

import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import View
import ViewModel

/// The model of a specimen includes the visible likes, because feed view models are equal only if their likes are.
@MainActor
@Suite("The laws of the feed's view model")
struct FeedLawTests: @MainActor ImmutableLaws {
    @Test(
        "Equal models make equal feed view models, and equal view models show equal text",
        arguments: 0..<(SlowTests.areEnabled ? 40 : 10) as Range<UInt64>)
    func laws(seed: UInt64) {
        checkLaws(seed: seed)
    }

    func specimen(_ chance: inout SeededGenerator) -> Specimen<FeedViewModel> {
        let users: [User] = [.sample(), .stranger] + User.hostile
        // Few IDs, so that some entries have the same ID.
        let feed = Feed(
            (0..<chance.number(below: 5)).map { _ in
                FeedEntry(
                    id: chance.number(below: 4), user: chance.pick(users), text: chance.pick(["Hello.", "", "a\nb"]))
            })
        let model = chance.loadable(feed, chance.pick([NetworkError.noData, .httpError(500)]))
        let liked: Set = [chance.number(below: 4), chance.number(below: 4)]
        let shownLikes = (model.value?.entries ?? []).map { liked.contains($0.id) }
        return Specimen(
            model: [model, shownLikes] as [AnyHashable], viewModel: FeedViewModel(model: model, liked: liked, nil))
    }

    func makeView(_ viewModel: FeedViewModel) -> FeedView {
        FeedView(viewModel: viewModel, clock: ManualClock(), work: Work())
    }
}

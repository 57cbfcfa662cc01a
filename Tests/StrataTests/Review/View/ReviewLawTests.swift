import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Strata

/// Equal models give equal view models; equal view models show equal text.
///
/// The view's own state, such as its scroll position, may depend on the past, so keys are pressed after the view models
/// are set.
@MainActor
@Suite("The laws of the review's view models")
struct ReviewLawTests {
    @Test("Equal reviews look the same", arguments: 0..<(SlowTests.areEnabled ? 40 : 10) as Range<UInt64>)
    func laws(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        var sameChance = chance
        let (model, twin) = (makeModel(&chance), makeModel(&sameChance))
        let other = makeModel(&chance)
        #expect(model == twin && show(model) == show(twin), "Equal models must give equal view models")
        #expect((show(model) == show(other)) == (model == other), "Different models must give different view models")

        let keys: [Key] = (0..<6).map { _ in chance.pick([.down, .up, .home, .end, .right, .character("2")]) }
        let shown = text(of: [show(model)], after: keys)
        #expect(shown == text(of: [show(other), show(twin)], after: keys), "An earlier view model must leave no trace")
    }

    private func show(_ model: ReviewProgress) -> ReviewViewModel { ReviewViewModel(model: model, nil) }

    private func makeModel(_ chance: inout SeededGenerator) -> ReviewProgress {
        let changes = chance.pick(
            [
                [], [.changedScreen], [.newScreen, .changedScreen], [.sample("a"), .newScreen, .sample("b")],
                [.sample("a"), .newScreen, .sample("b", new: "Bo")],
            ]
                as [[PendingChange]])
        let decisions = chance.pick([[], [.skip], [.accept], [.reject, .skip]] as [[ReviewDecision]])
        let read = ReviewProgress.reviewing(
            changes, unreadable: chance.pick([[], ["a.txt cannot be read"]]), after: decisions)
        let model = chance.pick([ReviewProgress(), read, read, read])
        let states = [model, model, model.starting(), model.lookingAgain()]
        guard model.review?.current != nil else { return chance.pick(states) }
        let refused = model.refusing(chance.pick([.accept, .reject]), chance.pick([.full, .replaced]))
        return chance.pick(states + [refused])
    }

    /// Returns the text of a view that was configured with each view model in turn, after `keys` were pressed.
    private func text(of viewModels: [ReviewViewModel], after keys: [Key]) -> String {
        let view = ReviewView(viewModel: show(ReviewProgress())) { _ in }
        for viewModel in viewModels { view.configure(with: viewModel) }
        for key in keys { _ = view.handle(key) }
        let frame = Frame(view.box(), size: ScreenSize.standard.size, transcribes: true)
        return "\(frame.grid.styledText)\n\(frame.transcript)\n\(view.keyHints)"
    }
}

import Binding
import TestKit
import TestScreens
import Testing
import TextUI
import View

/// A module that is bound to immutable view models, as the laws look at it.
@MainActor
protocol ImmutableModule {
    associatedtype ViewModel: Equatable

    /// Draws a model, and makes a view model of it with an interactor of its own.
    static func specimen(_ chance: inout SeededGenerator) async -> Specimen<ViewModel>

    /// What a view shows that was configured with each in turn, once `keys` were pressed.
    static func text(of viewModels: [ViewModel], after keys: [Key]) -> String
}

/// A view model that is a value, with the model that it was made from.
struct Specimen<ViewModel> {
    let viewModel: ViewModel
    /// The interactor's model at that moment.
    let model: AnyHashable
    /// Lets the interactor change its model.
    let moveOn: () -> Void
}

extension ImmutableModule {
    /// Checks the laws on models that the seed draws.
    static func checkLaws(seed: UInt64) async {
        var chance = SeededGenerator(seed: seed)
        var sameChance = chance
        let one = await specimen(&chance)
        let twin = await specimen(&sameChance)
        let other = await specimen(&chance)
        let equalsTwin = one.model == twin.model && one.viewModel == twin.viewModel
        #expect(equalsTwin, "equal models, equal view models")
        let tellsOthers = (one.viewModel == other.viewModel) == (one.model == other.model)
        #expect(tellsOthers, "other models, other view models")

        let keys: [Key] = (0..<6).map { _ in chance.pick([.down, .up, .home, .end]) }
        let shown = text(of: [one.viewModel], after: keys)
        let shownByUsed = text(of: [other.viewModel, twin.viewModel], after: keys)
        #expect(shown == shownByUsed, "the same text, whatever the view showed before")
        one.moveOn()
        let shownLater = text(of: [one.viewModel], after: keys)
        #expect(shown == shownLater, "the same text, whatever the interactor does next")
    }

    /// What a screen shows.
    static func text<Shown: Screen & Configurable>(
        of viewModels: [ViewModel], after keys: [Key], in makeView: (ViewModel) -> Shown
    ) -> String where Shown.ViewModel == ViewModel {
        guard let view = viewModels.first.map(makeView) else { return "" }
        for viewModel in viewModels { view.configure(with: viewModel) }
        for key in keys { _ = view.handle(key) }
        let frame = Frame(view.body(tick: 0), size: ScreenSize.standard.size, transcribes: true)
        return "\(view.title)\n\(frame.grid.styledText)\n\(frame.transcript)\n\(view.keyHints)"
    }
}

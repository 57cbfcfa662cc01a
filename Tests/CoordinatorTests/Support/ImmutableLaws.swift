import Binding
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

/// The laws of an immutable view model: same model, equal view model; same view model, same text.
///
/// What the view itself keeps, such as the selection, may depend on what came before: the keys come after the view
/// models.
@MainActor
protocol ImmutableLaws {
    associatedtype Shown: Screen & Configurable where Shown.ViewModel: Equatable

    /// What brings the parts of the screen that are the view's own into view.
    var firstKeys: [Key] { get }

    /// Draws a model, and makes a view model of it with an interactor of its own.
    func specimen(_ chance: inout SeededGenerator) async -> Specimen<Shown.ViewModel>

    func makeView(_ viewModel: Shown.ViewModel) -> Shown
}

/// A view model that is a value, with the model that it was made from.
struct Specimen<ViewModel> {
    let viewModel: ViewModel
    /// The interactor's model at that moment.
    let model: AnyHashable
    /// Lets the interactor change its model.
    let moveOn: () -> Void
}

extension ImmutableLaws {
    /// None: most views keep nothing but a selection.
    var firstKeys: [Key] { [] }

    /// Checks the laws on models that the seed draws.
    func checkLaws(seed: UInt64) async {
        var chance = SeededGenerator(seed: seed)
        var sameChance = chance
        let one = await specimen(&chance)
        let twin = await specimen(&sameChance)
        let other = await specimen(&chance)
        let equalsTwin = one.model == twin.model && one.viewModel == twin.viewModel
        #expect(equalsTwin, "equal models, equal view models")
        let tellsOthers = (one.viewModel == other.viewModel) == (one.model == other.model)
        #expect(tellsOthers, "other models, other view models")

        let keys = firstKeys + (0..<6).map { _ in chance.pick([.down, .up, .home, .end]) }
        let shown = text(of: [one.viewModel], after: keys)
        let shownByUsed = text(of: [other.viewModel, twin.viewModel], after: keys)
        #expect(shown == shownByUsed, "the same text, whatever the view showed before")
        one.moveOn()
        let shownLater = text(of: [one.viewModel], after: keys)
        #expect(shown == shownLater, "the same text, whatever the interactor does next")
    }

    /// What a view shows that was configured with each in turn, once `keys` were pressed.
    private func text(of viewModels: [Shown.ViewModel], after keys: [Key]) -> String {
        guard let view = viewModels.first.map(makeView) else { return "" }
        for viewModel in viewModels { view.configure(with: viewModel) }
        for key in keys { _ = view.handle(key) }
        let frame = Frame(screen: view, size: ScreenSize.standard.size, appearance: Appearance())
        return "\(frame.grid.styledText)\n\(frame.transcript)\n\(view.keyHints)"
    }
}

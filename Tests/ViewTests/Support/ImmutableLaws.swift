import Binding
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

/// The laws of an immutable view model: equal models make equal view models, and equal view models show equal text.
@MainActor
protocol ImmutableLaws {
    associatedtype Front: Screen & Configurable where Front.ViewModel: Equatable

    /// The keys that make the view's own state visible.
    var firstKeys: [Key] { get }

    /// Generates a model, and makes a view model from the model.
    func specimen(_ chance: inout SeededGenerator) -> Specimen<Front.ViewModel>

    func makeView(_ viewModel: Front.ViewModel) -> Front
}

/// A view model with the model that it was made from.
struct Specimen<ViewModel> {
    let model: AnyHashable
    let viewModel: ViewModel
}

extension ImmutableLaws {
    /// No keys: most views have no state except a selection.
    var firstKeys: [Key] { [] }

    /// Checks the laws on models that are generated from `seed`.
    func checkLaws(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        var sameChance = chance
        let (one, twin, other) = (specimen(&chance), specimen(&sameChance), specimen(&chance))
        let equalsTwin = one.model == twin.model && one.viewModel == twin.viewModel
        #expect(equalsTwin, "equal models make equal view models")
        let differs = (one.viewModel == other.viewModel) == (one.model == other.model)
        #expect(differs, "different models make different view models")

        // The view's own state may depend on earlier view models, so the keys come last.
        let keys = firstKeys + (0..<6).map { _ in chance.pick([.down, .up, .home, .end]) }
        let shown = text(of: [one.viewModel], after: keys)
        let shownByUsed = text(of: [other.viewModel, twin.viewModel], after: keys)
        #expect(shown == shownByUsed, "equal view models show equal text, whatever the view showed before")
    }

    /// Returns the text of a view that was configured with each view model in turn and has then handled `keys`.
    private func text(of viewModels: [Front.ViewModel], after keys: [Key]) -> String {
        guard let view = viewModels.first.map(makeView) else { return "" }
        for viewModel in viewModels { view.configure(with: viewModel) }
        for key in keys { _ = view.handle(key) }
        let frame = Frame(screen: view, size: ScreenSize.standard.size, appearance: Appearance())
        return "\(frame.grid.styledText)\n\(frame.transcript)\n\(view.keyHints)"
    }
}

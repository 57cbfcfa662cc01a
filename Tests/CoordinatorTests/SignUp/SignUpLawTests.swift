import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The immutable view model of the sign-up screen", .leakChecks, .endsWhenStuck)
struct SignUpLawTests: @MainActor ImmutableLaws {
    @Test("keeps its laws, for generated models", arguments: 0..<40 as Range<UInt64>)
    func laws(seed: UInt64) async {
        await checkLaws(seed: seed)
    }

    /// What is typed is the view's.
    var firstKeys: [Key] { ["Ada", "ada@", "ada.lovelace", "36", "nig"].flatMap { [Key.paste($0), .tab] } }

    func specimen(_ chance: inout SeededGenerator) async -> Specimen<SignUpViewModel> {
        let work = Work()
        let service = AnsweringSignUpService(taken: chance.pick([[], ["ada.lovelace"]]))
        service.failure = chance.pick([nil, nil, .unavailable(reason: "closed")])
        let interactor = SignUpInteractor(service: service, work: work)
        if chance.pick([true, true, true, false]) { interactor.submit(.sample) }
        // Some are still on their way when they are looked at.
        if chance.pick([true, true, true, false]) { await work.settle() }
        let viewModel = SignUpViewModel(interactor: interactor, countries: .sample, navigator: nil)
        return Specimen(viewModel: viewModel, model: interactor.model) { interactor.submit(.sample) }
    }

    func makeView(_ viewModel: SignUpViewModel) -> SignUpView { SignUpView(viewModel: viewModel) }
}

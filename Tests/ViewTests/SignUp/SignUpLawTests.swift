import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The laws of the sign-up screen's view model")
struct SignUpLawTests: @MainActor ImmutableLaws {
    @Test(
        "Equal models make equal sign-up view models, and equal view models show equal text",
        arguments: 0..<(SlowTests.areEnabled ? 40 : 10) as Range<UInt64>)
    func laws(seed: UInt64) {
        checkLaws(seed: seed)
    }

    /// The keys that fill in the fields; only the view keeps the texts.
    var firstKeys: [Key] { ["Ada", "ada@", "ada.lovelace", "36", "nig"].flatMap { [Key.paste($0), .tab] } }

    func specimen(_ chance: inout SeededGenerator) -> Specimen<SignUpViewModel> {
        let failure = chance.pick([SignUpError.nicknameTaken("ada.lovelace"), .unavailable(.httpError(503))])
        let model = chance.loadable(SignUp.sample, failure)
        return Specimen(
            model: model, viewModel: SignUpViewModel(model: model, countries: .sample, nil, navigator: nil))
    }

    func makeView(_ viewModel: SignUpViewModel) -> SignUpView { SignUpView(viewModel: viewModel) }
}

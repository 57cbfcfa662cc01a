import Binding
import Interactor
import TestDoubles
import TestKit
import TextUI
import View
import ViewModel

enum SignUpModule: @MainActor ImmutableModule {
    static func specimen(_ chance: inout SeededGenerator) async -> Specimen<SignUpViewModel> {
        let work = Work()
        let service = AnsweringSignUpService(taken: chance.pick([[], ["ada.lovelace"]]))
        service.failure = chance.pick([nil, nil, .unavailable(reason: "closed")])
        let interactor = SignUpInteractor(service: service, work: work)
        if chance.pick([true, true, true, false]) { interactor.submit(.sample) }
        // Some are still on their way when they are looked at.
        if chance.pick([true, true, true, false]) { await work.settle() }
        let viewModel = SignUpViewModel(interactor: interactor, countries: .sample)
        return Specimen(viewModel: viewModel, model: interactor.model) { interactor.submit(.sample) }
    }

    static func text(of viewModels: [SignUpViewModel], after keys: [Key]) -> String {
        let entries = ["Ada", "ada@", "ada.lovelace", "36", "nig"].flatMap { [Key.paste($0), .tab] }
        return text(of: viewModels, after: entries + keys) { SignUpView(viewModel: $0) }
    }
}

import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import View
import ViewModel

@MainActor
@Suite("The laws of the profile's immutable view model")
struct ProfileLawTests: @MainActor ImmutableLaws {
    @Test(
        "Equal models make equal profile view models, and equal view models show equal text",
        arguments: 0..<(SlowTests.areEnabled ? 40 : 10) as Range<UInt64>)
    func laws(seed: UInt64) {
        checkLaws(seed: seed)
    }

    func specimen(_ chance: inout SeededGenerator) -> Specimen<ImmutableProfileViewModel> {
        let user = chance.loadable(
            chance.pick(UserPage.cast.users + User.hostile),
            chance.pick([NetworkError.httpError(500), .noData, .invalidURL]))
        let model = Profile(
            user: user, age: chance.pick([nil, 0, 33]), isBookmarked: user.value != nil && chance.pick([true, false]))
        return Specimen(model: model, viewModel: ImmutableProfileViewModel(model: model, nil, navigator: nil))
    }

    func makeView(_ viewModel: ImmutableProfileViewModel) -> ImmutableProfileView {
        ImmutableProfileView(viewModel: viewModel)
    }
}

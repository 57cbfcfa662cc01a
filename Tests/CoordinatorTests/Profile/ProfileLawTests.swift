import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import View
import ViewModel

@MainActor
@Suite("The immutable view model of the profile", .leakChecks, .endsWhenStuck)
struct ProfileLawTests: @MainActor ImmutableLaws {
    @Test("keeps its laws, for generated models", arguments: 0..<40 as Range<UInt64>)
    func laws(seed: UInt64) async {
        await checkLaws(seed: seed)
    }

    func specimen(_ chance: inout SeededGenerator) async -> Specimen<ImmutableProfileViewModel> {
        let work = Work()
        let first = chance.pick([nil] + UserPage.cast.users + User.hostile)
        let isBookmarked = chance.pick([true, false])
        let then = chance.pick([nil, .httpError(500), .noData, .invalidURL] as [NetworkError?])
        let users = AnsweringUsersService(
            first.map { .success(UserPage(users: [$0])) } ?? .failure(.noData), .failure(then ?? .noData))
        let bookmarks = BookmarksInteractor(store: InMemoryBookmarksStore(), work: work)
        let interactor = ProfileInteractor(service: users, bookmarks: bookmarks, work: work)
        if chance.pick([true, true, false]) { interactor.load() }
        await work.settle()
        if isBookmarked { interactor.toggleBookmark() }
        if then != nil { interactor.refresh() }
        // Some are still on their way when they are looked at.
        if chance.pick([true, false]) { await work.settle() }
        let viewModel = ImmutableProfileViewModel(interactor: interactor, navigator: Nowhere())
        return Specimen(viewModel: viewModel, model: interactor.model) {
            interactor.toggleBookmark()
            interactor.refresh()
        }
    }

    func makeView(_ viewModel: ImmutableProfileViewModel) -> ImmutableProfileView {
        ImmutableProfileView(viewModel: viewModel)
    }
}

/// Leads nowhere.
@MainActor
private final class Nowhere: ProfileNavigator {
    func showDetail(of user: User) {}
}

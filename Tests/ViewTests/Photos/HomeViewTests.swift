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
@Suite("The view of the photos", .leakChecks, .endsWhenStuck)
struct HomeViewTests {
    private let work = Work()

    private func makeView(_ page: PhotoPage) async -> HomeView {
        let interactor = trackForLeaks(PhotosInteractor(service: AnsweringPhotosService(always: page), work: work))
        let view = trackForLeaks(HomeView(viewModel: trackForLeaks(HomeViewModel(interactor: interactor))))
        view.setupViewModel()
        view.didOpen()
        await work.settle()
        return view
    }

    @Test("leaves keys that have no meaning to the shell", arguments: [Key.character("x"), .escape, .tab])
    func otherKeys(key: Key) async {
        #expect(await makeView(.sample(1)).handle(key) == false)
    }

    @Test("says what its keys do now")
    func hints() async {
        #expect(await makeView(.sample(1)).keyHints.map(\.key) == ["enter", "/", "r"])
        #expect(await makeView(.sample(1, count: 0, hasNextPage: false)).keyHints.map(\.key) == ["/", "r"])
    }
}

import Foundation
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

@MainActor
@Suite("The view of one photo", .leakChecks)
struct PhotoDetailViewTests {
    private let navigator = PhotosNavigatorMock()

    @Test("needs its closure to show what was shared; bound again, it shows the next share")
    func share() {
        let viewModel = trackForLeaks(PhotoDetailViewModel(photo: .sample(), navigator: navigator))
        let view = trackForLeaks(PhotoDetailView(viewModel: viewModel))
        view.setupViewModel()
        viewModel.showShareClosure = nil
        view.type("s")
        #expect(view.prompts.isEmpty)
        view.setupViewModel()
        #expect(view.prompts.isEmpty)
        view.type("s")
        #expect(view.prompts.first?.message == Photo.sample().link?.absoluteString)
        #expect(navigator.calls.count == 2)
    }

    @Test("without a link offers no key to share it")
    func noLink() {
        let photo = Photo(id: "a", width: 3, height: 2)
        let viewModel = trackForLeaks(PhotoDetailViewModel(photo: photo, navigator: navigator))
        let view = trackForLeaks(PhotoDetailView(viewModel: viewModel))
        view.setupViewModel()
        #expect(view.keyHints.isEmpty)
        #expect(!view.handle(.character("s")))
        viewModel.didTapShare()
        #expect(view.prompts.isEmpty && navigator.calls.isEmpty)
    }

    @Test("stands still while it is shared")
    func shown() {
        let viewModel = trackForLeaks(PhotoDetailViewModel(photo: .sample(), navigator: navigator))
        let view = trackForLeaks(PhotoDetailView(viewModel: viewModel))
        view.setupViewModel()
        let before = Shown(view)
        viewModel.didTapShare()
        #expect(Shown(view).withoutPrompt == before)
    }
}

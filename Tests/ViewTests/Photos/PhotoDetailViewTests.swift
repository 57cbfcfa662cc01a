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

    @Test("A photo's view shares the link to the photo's page, and looks the same afterwards")
    func share() {
        let viewModel = PhotoDetailViewModel(photo: .sample(), navigator: navigator)
        let view = trackForLeaks(PhotoDetailView(viewModel: viewModel))
        let before = Shown(view)
        view.type("s")
        #expect(Shown(view) == before && view.prompts.isEmpty)
        #expect(navigator.calls.count == 1)
    }

    @Test("A photo's view offers no share key for a photo without a link")
    func noLink() {
        let photo = Photo(id: "a", width: 3, height: 2)
        let view = trackForLeaks(PhotoDetailView(viewModel: PhotoDetailViewModel(photo: photo, navigator: navigator)))
        #expect(view.keyHints.isEmpty)
        #expect(!view.handle(.character("s")) && navigator.calls.isEmpty)
    }

    @Test(
        "Keys scroll a photo's view only to the end", arguments: [([Key.down], 1), ([.end], 7), ([.end, .up], 6)])
    func scrolling(keys: [Key], firstLine: Int) {
        let viewModel = PhotoDetailViewModel(photo: .sample(), navigator: navigator)
        let view = trackForLeaks(PhotoDetailView(viewModel: viewModel))
        for key in keys {
            view.draw(Size(width: 40, height: 8))
            view.press(key)
        }
        #expect(view.draw(Size(width: 40, height: 8)).report.shownRows?.lowerBound == firstLine)
    }
}

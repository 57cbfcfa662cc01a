import Foundation
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("One photo's view model", .leakChecks)
struct PhotoDetailViewModelTests {
    private let navigator = PhotosNavigatorMock()

    private func makeViewModel(
        _ photo: Photo = .sample(), sourceLocation: SourceLocation = #_sourceLocation
    ) -> PhotoDetailViewModel {
        trackForLeaks(PhotoDetailViewModel(photo: photo, navigator: navigator), sourceLocation: sourceLocation)
    }

    @Test("shows all that is known")
    func information() {
        let rows = makeViewModel().information
        #expect(rows.map(\.0) == ["Photographer", "Size", "Likes", "Description", "Link"])
        #expect(
            rows.map(\.1) == [
                "Ines Okafor", "6000 by 4000 pixels", "12", "A quiet evening", Photo.sample().link.absoluteString,
            ])
    }

    @Test(
        "describes the photo by what is to be seen where the photographer says nothing",
        arguments: [nil, "", " \n"] as [String?])
    func description(text: String?) {
        let rows = makeViewModel(.sample(description: text)).information
        #expect(rows.first { $0.0 == "Description" }?.1 == "a lake at dusk")
    }

    @Test("shows the picture finer than the cell does, at the same aspect ratio")
    func image() {
        guard case .picture(96, 64, _) = makeViewModel().image else { return #expect(Bool(false), "another picture") }
    }

    @Test("shares the photo's page, and says so")
    func share() {
        let viewModel = makeViewModel()
        var told: [String?] = []
        viewModel.showShareClosure = { [weak viewModel] in told.append(viewModel?.shareMessage) }
        viewModel.didTapShare()
        let link = Photo.sample().link.absoluteString
        #expect(viewModel.getShareText() == link)
        #expect(navigator.calls == [.share(link)])
        #expect(told == [link])
    }
}

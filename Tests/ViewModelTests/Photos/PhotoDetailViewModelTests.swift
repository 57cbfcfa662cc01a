import Foundation
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("A photo's view model", .leakChecks)
struct PhotoDetailViewModelTests {
    @Test("shares the link to the photo's page, if there is one")
    func share() throws {
        let navigator = trackForLeaks(PhotosRecorder())
        let viewModel = trackForLeaks(PhotoDetailViewModel(photo: .sample(), navigator: navigator))
        viewModel.didTapShare()
        viewModel.didTapShare()
        let link = try #require(Photo.sample().link).absoluteString
        #expect(navigator.calls == [.share(link), .share(link)])
        let photo = Photo(id: "a", width: 3, height: 2)
        trackForLeaks(PhotoDetailViewModel(photo: photo, navigator: navigator)).didTapShare()
        #expect(navigator.calls.count == 2)
    }
}

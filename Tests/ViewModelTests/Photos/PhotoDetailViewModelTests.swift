import Foundation
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("A photo's view model", .leakChecks)
struct PhotoDetailViewModelTests {
    @Test("shares the link to the photo's page, and calls the closure each time")
    func share() throws {
        let navigator = trackForLeaks(PhotosNavigatorMock())
        let viewModel = trackForLeaks(PhotoDetailViewModel(photo: .sample(), navigator: navigator))
        var messages: [String?] = []
        viewModel.showShareClosure = { [weak viewModel] in messages.append(viewModel?.shareMessage) }
        #expect(viewModel.shareMessage == nil)
        viewModel.didTapShare()
        viewModel.didTapShare()
        let link = try #require(Photo.sample().link).absoluteString
        #expect(navigator.calls == [.share(link), .share(link)])
        #expect(messages == [link, link])
    }
}

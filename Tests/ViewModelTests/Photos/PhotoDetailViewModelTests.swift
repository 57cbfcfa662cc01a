import Foundation
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("A photo's screen", .leakChecks)
struct PhotoDetailViewModelTests {
    @Test("A photo's screen shares the link to the photo's page, if there is one")
    func share() throws {
        let navigator = trackForLeaks(PhotoDetailNavigatorMock())
        let viewModel = trackForLeaks(PhotoDetailViewModel(photo: .sample(), navigator: navigator))
        viewModel.didTapShare()
        viewModel.didTapShare()
        let link = try #require(Photo.sample().link).absoluteString
        #expect(navigator.shared == [link, link])
        let photo = Photo(id: "a", width: 3, height: 2)
        trackForLeaks(PhotoDetailViewModel(photo: photo, navigator: navigator)).didTapShare()
        #expect(navigator.shared.count == 2)
    }

    @Test("A photo's screen has everything that is known about the photo")
    func information() {
        let content = PhotoDetailContent(photo: .sample())
        #expect(content.title == "Ines Okafor")
        #expect(content.altText == "a lake at dusk")
        #expect(content.information.map(\.title) == ["Photographer", "Size", "Likes", "Description", "Link"])
        #expect(
            content.information.map(\.value) == [
                "Ines Okafor", "6000 by 4000 pixels", "12", "A quiet evening", Photo.sample().link?.absoluteString,
            ])
        #expect(content.information.map(\.symbol) == ["person", "photo", "heart", "text.quote", "link"])
    }

    @Test(
        "A photo's screen uses the alternative text if the photographer gives no description",
        arguments: [nil, "", " \n"] as [String?])
    func description(text: String?) {
        let rows = PhotoDetailContent(photo: .sample(description: text)).information
        #expect(rows.first { $0.title == "Description" }?.value == "a lake at dusk")
    }

    @Test("A photo's screen leaves out unknown values, and invents nothing")
    func missingParts() {
        let content = PhotoDetailContent(photo: Photo(id: "a", width: 3, height: 2))
        #expect(content.title == "Unknown photographer")
        #expect(content.information.map(\.title) == ["Size", "Description"])
        #expect(content.information.map(\.value) == ["3 by 2 pixels", "No description"])
        #expect(content.link == nil)
    }

    @Test("A photo's screen has a picture with more pixels than the cell's picture, at the same aspect ratio")
    func image() {
        guard case .picture(96, 64, _) = PhotoDetailContent(photo: .sample()).image else {
            return #expect(Bool(false), "The screen has no preview of this size.")
        }
    }
}

@MainActor
private final class PhotoDetailNavigatorMock: PhotoDetailNavigator {
    private(set) var shared: [String] = []

    func share(_ text: String) { shared.append(text) }
}

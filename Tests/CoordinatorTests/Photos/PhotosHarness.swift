import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

/// The screens of photos, put together by their coordinator; the test answers their requests.
@MainActor
final class PhotosHarness: Harness {
    let service = ManualPhotosService()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        super.init(sourceLocation: sourceLocation)
        openPhotos()
    }

    /// Returns a harness whose grid shows `page`.
    static func showing(
        _ page: PhotoPage = .gallery, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> PhotosHarness {
        let harness = PhotosHarness(sourceLocation: sourceLocation)
        try await harness.answer(.success(page))
        return harness
    }

    /// Returns a harness with the search in front.
    static func showingSearch(sourceLocation: SourceLocation = #_sourceLocation) async throws -> PhotosHarness {
        let harness = try await showing(.sample(1, hasNextPage: false), sourceLocation: sourceLocation)
        await harness.open("search")
        return harness
    }

    /// Opens the photos on the front stack.
    func openPhotos() {
        let dependencies = PhotosDependencies(service: service, work: work)
        PhotosCoordinator(dependencies: dependencies, navigation: navigation).start()
    }

    /// Opens the screen of `photo` on the front stack.
    func openDetail(of photo: Photo) {
        PhotoDetailCoordinator(navigation: navigation).start(photo)
    }
}

extension PhotosHarness {
    /// Answers the next requests in order, and waits until the screen has the results.
    ///
    /// Fails if nothing is loading, instead of waiting for a request.
    func answer(
        _ results: Result<PhotoPage, APIError>..., sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try #require(isLoading, "nothing is loading", sourceLocation: sourceLocation)
        for result in results { try await service.nextRequest().answer(result) }
        await work.settle()
    }

    /// Whether a page is loading.
    var isLoading: Bool { !work.isSettled }

    /// The label of the selected cell.
    var selectedCell: String? {
        draw().transcript.elements.first { $0.role == .row && $0.states.contains(.selected) }?.label
    }
}

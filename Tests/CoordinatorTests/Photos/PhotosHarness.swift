import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

/// The photo screens, opened by their coordinators; the test answers their requests.
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

    /// Returns a harness with the search in front; `words` have been submitted unless they are empty.
    static func showingSearch(
        for words: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> PhotosHarness {
        let harness = try await showing(.sample(1, hasNextPage: false), sourceLocation: sourceLocation)
        harness.type("/" + words)
        if !words.isEmpty { harness.press(.enter) }
        return harness
    }

    /// Opens the photos screen.
    func openPhotos() {
        let dependencies = PhotosDependencies(service: service, work: work)
        PhotosCoordinator(dependencies: dependencies, navigation: navigation).start()
    }

    /// Answers the next request, and waits until the screen has the result.
    ///
    /// Fails if nothing is loading, instead of waiting for a request.
    func answer(
        _ result: Result<PhotoPage, APIError>, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try #require(!work.isSettled, "nothing is loading", sourceLocation: sourceLocation)
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}

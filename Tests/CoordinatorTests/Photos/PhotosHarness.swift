import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

/// The screens of photos; the test answers their requests.
@MainActor
final class PhotosHarness: Harness {
    let service = ManualPhotosService()
    /// The texts that were shared.
    private(set) var shared: [String] = []
    private weak var coordinator: PhotosCoordinator?

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        super.init(sourceLocation: sourceLocation)
        coordinator = openPhotos()
    }

    /// A harness whose grid holds `page`.
    static func showing(
        _ page: PhotoPage = .gallery, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> PhotosHarness {
        let harness = PhotosHarness(sourceLocation: sourceLocation)
        try await harness.answer(.success(page))
        return harness
    }

    /// A harness whose search is in front.
    static func showingSearch(sourceLocation: SourceLocation = #_sourceLocation) async throws -> PhotosHarness {
        let harness = try await showing(.sample(1, hasNextPage: false), sourceLocation: sourceLocation)
        await harness.open(.photoSearch)
        return harness
    }

    private var onShare: (String) -> Void {
        { [weak self] in self?.shared.append($0) }
    }

    /// Opens the photos over the stack in front.
    @discardableResult
    func openPhotos() -> PhotosCoordinator {
        let dependencies = PhotosDependencies(service: service, work: work)
        let coordinator = PhotosCoordinator(dependencies: dependencies, navigation: navigation, onShare: onShare)
        coordinator.start()
        return coordinator
    }

    /// Opens the screen of `photo` over the stack in front.
    func openDetail(of photo: Photo) {
        PhotoDetailCoordinator(navigation: navigation, onShare: onShare).start(photo)
    }

    /// Goes to the screen that `route` names.
    func open(_ route: Route) async { await coordinator?.open(route) }
}

extension PhotosHarness {
    /// Answers the next request, and those that it leads to, and waits until the screen has it; fails, instead of
    /// waiting, where there is none.
    func answer(
        _ results: Result<PhotoPage, APIError>..., sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try #require(isLoading, "nothing is asked for", sourceLocation: sourceLocation)
        for result in results { try await service.nextRequest().answer(result) }
        await work.settle()
    }

    /// Whether a page is on its way.
    var isLoading: Bool { !work.isSettled }

    /// What the selected cell says.
    var selectedCell: String? {
        draw().transcript.elements.first { $0.role == .row && $0.states.contains(.selected) }?.label
    }
}

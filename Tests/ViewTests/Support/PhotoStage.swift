import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

/// The photos in their container with everyone whom they speak to, put together as the coordinators do it; the test
/// answers the requests.
@MainActor
final class PhotoStage {
    let service = ManualPhotosService()
    let navigator = NavigatorMock()
    let container: Container
    private let loading = Work()

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        container = Container(
            viewModel: ContainerViewModel(
                badges: [], showsKeyHints: true, navigator: navigator, settingsNavigator: navigator))
        let interactor = PhotosInteractor(service: service, work: loading)
        let viewModel = HomeViewModel(interactor: interactor, navigator: navigator)
        let view = HomeView(viewModel: viewModel)
        for object in [self, navigator, container, interactor, viewModel, view] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        container.addTab(view.title, root: view, coordinator: navigator)
        view.setupViewModel()
    }

    /// A stage whose grid holds `page`.
    static func showing(
        _ page: PhotoPage = .gallery, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> PhotoStage {
        let stage = PhotoStage(sourceLocation: sourceLocation)
        try await stage.answer(.success(page))
        return stage
    }

    func openDetail(of photo: Photo, sourceLocation: SourceLocation = #_sourceLocation) {
        let viewModel = PhotoDetailViewModel(photo: photo, navigator: navigator)
        let view = PhotoDetailView(viewModel: viewModel)
        for object in [viewModel, view] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        container.push(view, coordinator: navigator)
        view.setupViewModel()
    }

    func openSearch(sourceLocation: SourceLocation = #_sourceLocation) {
        let interactor = PhotoSearchInteractor(service: service, work: loading)
        let viewModel = PhotoSearchViewModel(interactor: interactor, navigator: navigator)
        let view = PhotoSearchView(viewModel: viewModel)
        for object in [interactor, viewModel, view] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        container.push(view, coordinator: navigator)
        view.setupViewModel()
    }
}

// MARK: - What the test does

extension PhotoStage {
    /// Answers the next request, and those that it leads to, and waits until the screen has it; fails, instead of
    /// waiting, where there is none.
    func answer(
        _ results: Result<PhotoPage, APIError>..., sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try #require(isLoading, "nothing is asked for", sourceLocation: sourceLocation)
        for result in results { try await service.nextRequest().answer(result) }
        await loading.settle()
    }

    func press(_ keys: Key...) {
        for key in keys { container.press(key) }
    }

    func type(_ text: String) {
        for character in text { container.press(.character(character)) }
    }

    /// - Parameter usesColor: Whether pictures are made of colours, which the text of a screen does not show.
    func draw(_ size: ScreenSize = .standard, symbols: Symbols = .unicode, usesColor: Bool = false) -> Frame {
        let appearance = Appearance(symbols: symbols, usesColor: usesColor)
        return container.draw(size: size.size, appearance: appearance, transcribes: true)
    }

    /// What shows in a standard terminal.
    var screen: String { draw().grid.plainText }

    /// Whether a page is on its way.
    var isLoading: Bool { !loading.isSettled }

    /// What the selected cell says.
    var selectedCell: String? {
        draw().transcript.elements.first { $0.role == .row && $0.states.contains(.selected) }?.label
    }
}

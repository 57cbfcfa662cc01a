import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import View
import ViewModel

/// The shop in its container with everyone whom it speaks to, put together as the coordinators do it; the test answers
/// the requests, and moves the clock.
@MainActor
final class ShopStage {
    let service = ManualShopService()
    let clock = ManualClock()
    let navigator = NavigatorMock()
    let likes = LikesInteractor<Product>()
    let bag = BagInteractor()
    let toasts: ToastInteractor
    let container: Container
    private let loading = Work()
    private let localization: Localization

    /// - Parameter locale: Whose signs amounts have.
    init(locale: String = "en_GB", sourceLocation: SourceLocation = #_sourceLocation) {
        localization = Localization(
            locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        toasts = ToastInteractor(clock: clock)
        container = Container(viewModel: ContainerViewModel(badges: [], showsKeyHints: true, navigator: navigator))
        let interactor = ProductsInteractor(service: service, work: loading)
        let viewModel = ProductsViewModel(
            interactor: interactor, likes: likes, localization: localization, navigator: navigator)
        let view = ProductsView(viewModel: viewModel)
        for object in [self, navigator, likes, bag, toasts, container, interactor, viewModel, view] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        toasts.modelDidUpdate.add(self) { stage, _ in stage.configureContainer() }
        configureContainer()
        container.addTab(view.title, root: view, coordinator: navigator)
        view.setupViewModel()
    }

    /// A stage whose list holds `products`.
    static func showing(
        _ products: [Product] = .wares, locale: String = "en_GB", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ShopStage {
        let stage = ShopStage(locale: locale, sourceLocation: sourceLocation)
        try await stage.answerList(.success(products))
        return stage
    }

    /// A stage with `product`'s page in front.
    static func showing(
        _ product: Product, locale: String = "en_GB", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ShopStage {
        let stage = try await showing([product], locale: locale, sourceLocation: sourceLocation)
        stage.openProduct(product.id, sourceLocation: sourceLocation)
        try await stage.answerProduct(.success(product))
        return stage
    }

    func openProduct(_ id: Product.ID, sourceLocation: SourceLocation = #_sourceLocation) {
        let interactor = ProductInteractor(service: service, work: loading)
        let viewModel = ProductViewModel(
            interactor: interactor, likes: likes, bag: bag, localization: localization, navigator: navigator)
        let view = ProductView(viewModel: viewModel, id: id)
        for object in [interactor, viewModel, view] as [AnyObject] {
            trackForLeaks(object, sourceLocation: sourceLocation)
        }
        container.push(view, coordinator: navigator)
        view.setupViewModel()
    }

    func openBag(sourceLocation: SourceLocation = #_sourceLocation) {
        let viewModel = BagViewModel(interactor: bag, localization: localization, navigator: navigator)
        let view = BagView(viewModel: viewModel)
        for object in [viewModel, view] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        container.push(view, coordinator: navigator)
        view.setupViewModel()
    }

    private func configureContainer() {
        container.configure(
            with: ContainerViewModel(
                badges: [], showsKeyHints: true, navigator: navigator, settingsNavigator: navigator, toasts: toasts))
    }
}

// MARK: - What the test does

extension ShopStage {
    /// Answers the list's next request, and waits until the list has it.
    func answerList(_ result: Result<[Product], ShopError>) async throws {
        try await service.nextListRequest().answer(result)
        await loading.settle()
    }

    /// Answers the next request for a product, and waits until its page has it.
    func answerProduct(_ result: Result<Product, ShopError>) async throws {
        try await service.nextRequest().answer(result)
        await loading.settle()
    }

    func press(_ keys: Key...) {
        for key in keys { container.press(key) }
    }

    func type(_ text: String) {
        for character in text { container.press(.character(character)) }
    }

    func draw(_ size: ScreenSize = .standard, symbols: Symbols = .unicode) -> Frame {
        container.draw(size: size.size, appearance: Appearance(symbols: symbols), transcribes: true)
    }

    /// What shows in a standard terminal.
    var screen: String { draw().grid.plainText }

    /// The lines of the screen that hold the mark of a selected row.
    var selectedRow: String? {
        screen.split(separator: "\n").first { $0.contains("▸") }.map(String.init)
    }

    /// The last line of the screen.
    var keyBar: String { screen.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? "" }
}

public import Interactor
import Shell
import ViewModel

/// The shop's tab, a product's page, and the bag.
public final class ShopFeature: Feature {
    private let dependencies: ShopDependencies

    public init(
        service: any ShopService, likes: any ProductLikesService, store: any BagStore, _ shared: SharedDependencies
    ) {
        dependencies = ShopDependencies(
            service: service, likes: ProductLikesInteractor(service: likes, work: shared.sending),
            bag: BagInteractor(store: store, work: shared.storing), localization: shared.localization,
            work: shared.work, storing: shared.storing)
    }

    public var places: [Place] {
        [
            Place(
                .shop, links: ["ID/bag", "bag/ID"], screens: ["product": .product(Route.first), "bag": .bag],
                title: ShopWords.title, position: .tab
            ) { [dependencies] in
                ShopCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }

    public func start(in host: any FeatureHost) { dependencies.bag.load() }
}

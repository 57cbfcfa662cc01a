import Binding
import Interactor
import Model

/// The services and shared interactors of the shop.
struct ShopDependencies {
    let service: any ShopService
    let likes: ProductLikesInteractor
    let bag: BagInteractor
    let localization: Localization
    /// Times the toasts.
    let clock: any Clock<Duration>
    /// The parent of the work that each screen starts.
    let work: Work
}

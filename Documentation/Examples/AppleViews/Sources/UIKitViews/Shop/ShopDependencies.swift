import Binding
import Interactor
import Model

/// The services and shared interactors that the shop is built on.
struct ShopDependencies {
    let service: any ShopService
    let likes: ProductLikesInteractor
    let bag: BagInteractor
    let localization: Localization
    /// Times the toasts.
    let clock: any Clock<Duration>
    /// The parent of the screens' own work.
    let work: Work
}

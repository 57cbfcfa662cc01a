import Binding
import Interactor
import Model

/// The services and shared interactors of the shop.
struct ShopDependencies {
    let service: any ShopService
    let likes: ProductLikesInteractor
    let bag: BagInteractor
    let localization: Localization
    /// The parent of the work that each screen starts.
    let work: Work
    /// The work that runs the reads and writes of `bag`.
    let storing: Work
}

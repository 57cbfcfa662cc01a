import Binding
import Interactor
import Model

/// What the screens of the shop are built on.
struct ShopDependencies {
    /// Where products come from.
    let service: any ShopService
    let likes: LikesInteractor<Product>
    let bag: BagInteractor
    let localization: Localization
    /// What the screens load is a part of this.
    let work: Work
}

import Interactor
import Model
import TestDoubles
import Testing

@testable import ViewModel

@Suite("What the screens of the shop say to do about an error")
struct ShopAdviceTests {
    private static let unavailable = Interactor.NetworkError.each.map { ShopError.unavailable($0) }

    @Test("stands in a sentence, which never says to try again")
    func texts() {
        for error in [.noProduct(id: "tea")] + Self.unavailable { expectAdvice(error) }
    }

    @Test("is to try again, said once, or to start again")
    func products() {
        for error in Self.unavailable {
            let products = ProductsViewModel.Products(model: .error(error, nil), likes: [], localization: .sample)
            expectOneWayOn(products.emptyState?.subtitle ?? "", products.reloadAction)
            let wayOn = error.allowsRetry ? ProductViewModel.Error.WayOn.retry : .goBack
            let page = ProductViewModel.Error(text: error.text, wayOn: wayOn, isOfLoading: true)
            expectOneWayOn(page.pageText, ProductViewModel.Error.reloadAction(after: page))
        }
    }
}

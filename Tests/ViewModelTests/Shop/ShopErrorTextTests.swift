import Interactor
import TestDoubles
import Testing
import ViewModel

@Suite("The text of an error of the shop")
struct ShopErrorTextTests {
    @Test(
        "says what happened; some errors may pass",
        arguments: [
            (ShopError.noProduct(id: "tea"), "The product “tea” is no longer in the shop.", false),
            (
                .unreadable(path: "/shop.json", .missing("name")),
                "The catalogue /shop.json cannot be read: “name” is missing. Correct the file and try again.", true
            ),
            (
                .unavailable(.httpError(503)),
                "The shop is not answering: HTTP error with status code: 503. Try again later.", true
            ),
        ])
    func text(error: ShopError, expected: String, mayPass: Bool) {
        #expect(error.text == expected)
        #expect(error.mayPass == mayPass)
    }

    @Test(
        "of a like says whether it was to be saved or removed, and why that failed",
        arguments: [
            (true, "Your like could not be saved. The product “tea” is no longer in the shop."),
            (false, "Your like could not be removed. The product “tea” is no longer in the shop."),
        ])
    func like(isLiked: Bool, expected: String) {
        let failure = LikeFailure(productID: "tea", isLiked: isLiked, error: .noProduct(id: "tea"))
        #expect(failure.text == expected)
    }
}

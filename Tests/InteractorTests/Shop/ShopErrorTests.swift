import Interactor
import Testing

@Suite("An error of the shop")
struct ShopErrorTests {
    @Test(
        "says what it is about, and whether asking again may help",
        arguments: [
            (ShopError.noProduct(id: "tea"), "The shop has no product “tea”.", false),
            (.unreadable(detail: "no name"), "The catalogue cannot be read: no name", true),
            (.unavailable(reason: "closed"), "The shop does not answer: closed", true),
        ])
    func message(error: ShopError, expected: String, mayPass: Bool) {
        #expect(error.message == expected)
        #expect(error.mayPass == mayPass)
    }
}

import Interactor
import TestDoubles
import Testing
import ViewModel

@Suite("The text of an error of the shop")
struct ShopErrorTextTests {
    @Test(
        "says what happened; after some it helps to try again",
        arguments: [
            (ShopError.noProduct(id: "tea"), "This product is no longer in the shop. Choose another one.", false),
            (
                .unavailable(.recordingError(.malformed(path: "/shop.json", .missing("name")))),
                "The file /shop.json cannot be read: “name” is missing. Correct the file.", true
            ),
            (
                .unavailable(.httpError(503)),
                "The shop is not available: HTTP error with status code: 503. Wait a while.", true
            ),
        ])
    func text(error: ShopError, expected: String, allowsRetry: Bool) {
        #expect(error.text == expected)
        #expect(error.allowsRetry == allowsRetry)
    }

    @Test("is that of the file if this failed")
    func file() {
        for error in RecordingError.each { #expect(ShopError.unavailable(.recordingError(error)).text == error.text) }
    }

    @Test(
        "of a like says whether it was to be saved or removed, and why that failed",
        arguments: [
            (true, "Your like could not be saved. This product is no longer in the shop. Choose another one."),
            (false, "Your like could not be removed. This product is no longer in the shop. Choose another one."),
        ])
    func like(isLiked: Bool, expected: String) {
        let failure = LikeFailure(productID: "tea", isLiked: isLiked, error: .noProduct(id: "tea"))
        #expect(failure.text == expected)
    }
}

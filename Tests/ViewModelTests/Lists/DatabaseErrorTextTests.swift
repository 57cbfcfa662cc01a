import Interactor
import TestDoubles
import Testing

@testable import ViewModel

@Suite("The text of a database's error")
struct DatabaseErrorTextTests {
    private static let readOnly = StoreError.readOnly(path: "/data")

    @Test(
        "A database error says what no longer exists or what is wrong, and offers a retry only for the latter",
        arguments: [
            (.noItemFound, "This item no longer exists.", false, false),
            (.noListFound, "This list no longer exists.", false, false),
            (.uncategorized(readOnly), readOnly.text, true, true),
            (.locked, "The database /data is locked by another process. Close that process first.", true, false),
        ] as [(DatabaseError, String, Bool, Bool)])
    func text(error: DatabaseError, text: String, allowsRetry: Bool, isLasting: Bool) {
        #expect(error.text == text && error.allowsRetry == allowsRetry && error.isLasting == isLasting)
        #expect(error.pageText == (allowsRetry ? "\(text)\nTry again" : text))
    }
}

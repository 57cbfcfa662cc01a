import Interactor
import Testing
import ViewModel

@Suite("The text of a database's error")
struct DatabaseErrorTextTests {
    @Test("says what no longer exists, or what is wrong with the store")
    func text() {
        #expect(
            DatabaseError.noItemFound.text
                == "This item no longer exists. Go back to your lists and press r to reload.")
        #expect(DatabaseError.noListFound.text == "This list no longer exists. Press r in your lists to reload.")
        let store = StoreError.readOnly(path: "/data")
        #expect(DatabaseError.uncategorized(store).text == store.text)
    }
}

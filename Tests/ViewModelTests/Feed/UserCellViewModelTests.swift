import TestDoubles
import Testing
import ViewModel

@Suite("A person's cell")
struct UserCellViewModelTests {
    @Test("says the full name and the nickname")
    func title() {
        #expect(UserCellViewModel(user: .sample("Ada", "Lovelace")).title == "Ada Lovelace @(ada.lovelace)")
    }

    @Test("stays on one line")
    func oneLine() {
        #expect(UserCellViewModel(user: .sample("Ada", "Love\r\nlace")).title == "Ada Love lace @(ada.love lace)")
    }

    @Test("is equal for the same person, and only then")
    func equality() {
        #expect(UserCellViewModel(user: .sample()) == UserCellViewModel(user: .sample()))
        #expect(UserCellViewModel(user: .sample()) != UserCellViewModel(user: .stranger))
    }
}

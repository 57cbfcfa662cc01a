import TestDoubles
import Testing
import ViewModel

@Suite("The view model of a person's cell")
struct UserCellViewModelTests {
    @Test("A person's cell shows the full name and the username")
    func title() {
        #expect(UserCellViewModel(user: .sample("Ada", "Lovelace")).title == "Ada Lovelace @(ada.lovelace)")
    }

    @Test("A person's cell has one line of text")
    func oneLine() {
        #expect(UserCellViewModel(user: .sample("Ada", "Love\r\nlace")).title == "Ada Love lace @(ada.love lace)")
    }
}

import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI
import ViewModel

@testable import View

@MainActor
@Suite("The space for a person's texts", .leakChecks)
struct UserWidthTests {
    @Test(
        "A person's row shows the place in 34 or more columns, and the email address, too, in 70 or more",
        arguments: [
            (33, "  Ada Augusta King, Countess of…"), (34, "  Ada Augusta Kin… London, Unite…"),
            (69, "  Ada Augusta King, Countess… London, United Kingdom"),
            (70, "  Ada Augusta King,…  ada.lovelace@example.org   London, United King…"),
        ])
    func row(width: Int, expected: String) {
        let row = UserRow(
            id: "1", name: "Ada Augusta King, Countess of Lovelace", email: "ada.lovelace@example.org",
            place: "London, United Kingdom", isBookmarked: false)
        #expect(Frame(UserLine(row: row), size: Size(width: width, height: 1)).grid.plainText == expected)
    }

    @Test("A person's narrow row shows an email address that matches a search, not the place", arguments: [69, 70])
    func found(width: Int) {
        let row = UserRow(user: .sample(email: "ada@example.org"), isBookmarked: false, search: SearchWords("example"))
        let text = Frame(UserLine(row: row), size: Size(width: width, height: 1)).grid.plainText
        #expect(text.contains("London") == (width == 70) && text.contains("ada@example.org"), "\(text)")
    }

    @Test("A person's screen shows the picture in 36 or more columns", arguments: [(35, false), (36, true)])
    func picture(width: Int, hasPicture: Bool) {
        let detail = PeopleBehind.detail()
        #expect(detail.screen.draw(Size(width: width, height: 16)).grid.plainText.contains("AL") == hasPicture)
    }

    @Test("On a person's screen, a value is beside its title in 30 or more columns", arguments: [(29, 2), (30, 1)])
    func information(width: Int, lines: Int) {
        let line = InformationLine(row: InformationRow(title: "Phone", value: "020 7946 0123", symbol: "phone"))
        #expect(line.sizeThatFits(Size(width: width, height: 9)).height == lines)
    }
}

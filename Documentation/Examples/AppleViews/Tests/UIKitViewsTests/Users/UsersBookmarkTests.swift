import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@Suite("A bookmark in the list of people", .timeLimit(.minutes(1)))
@MainActor
struct UsersBookmarkTests {
    private let stage = UsersStage()

    @Test("is that of the person in the row, also while searching; the cell stays")
    func found() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<3)))) { list, _ in
            list.search("person2")
            list.search("2")
            let cell = try #require(list.tableView.shownCell(0, as: UserCell.self))
            cell.button?.tap()
            await stage.settle()
            #expect(stage.store.users.map(\.username) == ["person2"])
            #expect(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
            #expect(cell.button?.configuration?.image?.systemName == "bookmark.fill")
            #expect(cell.button?.accessibilityLabel == "Remove Bookmark")
            cell.button?.tap()
            await stage.settle()
            #expect(stage.store.users.isEmpty)
        }
    }

    @Test("is that of the new person in a recycled cell")
    func recycled() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<2)))) { list, _ in
            let cell = try #require(list.tableView.shownCell(0, as: UserCell.self))
            list.tableView.recycle()
            #expect(list.tableView.shownCell(1) === cell)
            cell.button?.tap()
            await stage.settle()
            #expect(stage.store.users.map(\.username) == ["person1"])
        }
    }

    @Test("changes nothing in a cell that is scrolled away")
    func scrolledAway() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<2)))) { list, _ in
            let cell = try #require(list.tableView.shownCell(0, as: UserCell.self))
            list.tableView.recycle()
            cell.button?.tap()
            await stage.settle()
            #expect(stage.store.users.isEmpty)
        }
    }

    @Test("shows in the list when it is changed on the person's screen")
    func elsewhere() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<1)))) { list, navigationController in
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
            let detail = try #require(navigationController.topViewController as? UserDetailViewController)
            detail.bookmarkButton.tap()
            await stage.settle()
            let cell = list.tableView.shownCell(0, as: UserCell.self)
            #expect(cell?.button?.accessibilityLabel == "Remove Bookmark")
        }
    }
}

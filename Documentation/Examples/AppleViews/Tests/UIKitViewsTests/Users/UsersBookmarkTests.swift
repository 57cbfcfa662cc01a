import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@Suite("A bookmark in the list of people", .timeLimit(.minutes(1)))
@MainActor
struct UsersBookmarkTests {
    private let stage = UsersStage()

    @Test("A tap in a search bookmarks the person in the row, and the cell stays the same")
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

    @Test("A recycled cell bookmarks its new person")
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

    @Test("A cell that was scrolled away bookmarks nobody")
    func scrolledAway() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<2)))) { list, _ in
            let cell = try #require(list.tableView.shownCell(0, as: UserCell.self))
            list.tableView.recycle()
            cell.button?.tap()
            await stage.settle()
            #expect(stage.store.users.isEmpty)
        }
    }

    @Test("A bookmark added on a person's screen is visible in the list")
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

import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@Suite("The list of people", .timeLimit(.minutes(1)))
@MainActor
struct UsersListTests {
    private let stage = UsersStage()

    @Test("The list shows each person in a cell")
    func cells() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<2)))) { list, _ in
            #expect(list.title == "Users")
            #expect(list.names == ["Person 0", "Person 1"])
            let cell = try #require(list.tableView.shownCell(1, as: UserCell.self))
            #expect(cell.content?.secondaryText == "London, United Kingdom")
            #expect(cell.content?.secondaryTextProperties.color == .secondaryLabel)
            #expect(cell.button?.isSizedToFit == true)
            #expect(cell.button?.configuration?.image?.systemName == "bookmark")
            #expect(cell.button?.accessibilityLabel == "Add Bookmark")
            #expect(list.placeholder == nil)
        }
    }

    @Test("The list shows that the first people are loading")
    func loading() async throws {
        try await withNavigation { navigationController in
            let service = AnsweringUsersService(.success(.people(0..<1)))
            UsersCoordinator(dependencies: stage.dependencies(service), navigationController: navigationController)
                .start()
            let list = try #require(navigationController.topViewController as? UsersListViewController)
            #expect(list.placeholder?.text == "Loading users")
            #expect(list.placeholder?.isLoading == true)
            await stage.settle()
            #expect(list.placeholder == nil)
        }
    }

    @Test("The last row loads the next page when it appears")
    func paging() async throws {
        let service = AnsweringUsersService(.success(.people(0..<25)), .success(.people(25..<30)))
        try await stage.withList(service) { list, _ in
            _ = list.tableView.shownCell(0, as: UserCell.self)
            await stage.settle()
            #expect(service.pages == [1])
            _ = list.tableView.shownCell(24, as: UserCell.self)
            await stage.settle()
            #expect(service.pages == [1, 2])
            #expect(list.tableView.rowCount == 30)
        }
    }

    @Test("Pulling refreshes the list until the answer arrives", arguments: [false, true])
    func refresh(fails: Bool) async throws {
        let service = AnsweringUsersService(
            .success(.people(0..<2)), fails ? .failure(.noData) : .success(.people(0..<4)))
        try await stage.withList(service) { list, _ in
            let control = try #require(list.tableView.refreshControl)
            control.pull()
            #expect(control.isRefreshing)
            #expect(list.tableView.rowCount == 2)
            await stage.settle()
            #expect(!control.isRefreshing)
            #expect(list.tableView.rowCount == (fails ? 2 : 4))
            #expect((list.alert != nil) == fails)
        }
    }

    @Test("An empty list offers to refresh")
    func nobody() async throws {
        let service = AnsweringUsersService(.success(UserPage(users: [])), .success(.people(0..<1)))
        try await stage.withList(service) { list, _ in
            #expect(list.placeholder?.text == "No users available")
            #expect(list.placeholder?.secondaryText == "Refresh, or check your connection")
            #expect(list.placeholder?.button.title == "Refresh")
            list.placeholder?.buttonProperties.primaryAction?.perform()
            await stage.settle()
            #expect(list.names == ["Person 0"])
        }
    }

    @Test("A tap opens the person, whose screen is freed after going back")
    func select() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<2)))) { list, navigationController in
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
            weak let detail = navigationController.topViewController as? UserDetailViewController
            #expect(detail?.title == "Person 1")
            await stage.settle()
            navigationController.popViewController(animated: false)
            #expect(detail == nil)
            #expect(navigationController.topViewController === list)
        }
    }
}

import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@Suite("An error in the list of people", .timeLimit(.minutes(1)))
@MainActor
struct UsersErrorTests {
    private let stage = UsersStage()

    @Test("A failed load opens an alert, whose Retry loads the people")
    func retry() async throws {
        let service = AnsweringUsersService(.failure(.noData), .success(.people(0..<1)))
        try await stage.withList(service) { list, _ in
            let alert = try #require(list.alert)
            #expect(alert.title == "Error")
            #expect(alert.message == "No data received. Wait a while.")
            #expect(alert.actions.map(\.title) == ["Retry", "Cancel"])
            #expect(alert.actions.map(\.style) == [.default, .cancel])
            alert.tap("Retry")
            await stage.settle()
            #expect(list.names == ["Person 0"])
            #expect(list.presentedViewController == nil)
        }
    }

    @Test("Retry requests the failed page again, not the first page")
    func retryOfPage() async throws {
        let service = AnsweringUsersService(
            .success(.people(0..<25)), .failure(.noData), .success(.people(25..<30)))
        try await stage.withList(service) { list, _ in
            _ = list.tableView.shownCell(24, as: UserCell.self)
            await stage.settle()
            try #require(list.alert).tap("Retry")
            await stage.settle()
            #expect(service.pages == [1, 2, 2])
            #expect(list.tableView.rowCount == 30)
        }
    }

    @Test("A placeholder with Try Again remains after the alert")
    func placeholder() async throws {
        let service = AnsweringUsersService(.failure(.noData), .success(.people(0..<1)))
        try await stage.withList(service) { list, _ in
            try #require(list.alert).tap("Cancel")
            #expect(service.pages == [1])
            #expect(list.placeholder?.text == "Users could not be loaded")
            #expect(list.placeholder?.secondaryText == "No data received. Wait a while.\nTry again")
            #expect(list.placeholder?.button.title == "Try Again")
            list.placeholder?.buttonProperties.primaryAction?.perform()
            #expect(list.placeholder?.isLoading == true)
            await stage.settle()
            #expect(list.names == ["Person 0"])
        }
    }

    @Test("The alert offers only OK if trying again cannot help")
    func final() async throws {
        try await stage.withList(AnsweringUsersService(.failure(.invalidURL))) { list, _ in
            #expect(list.alert?.actions.map(\.title) == ["OK"])
            #expect(list.placeholder?.buttonProperties.primaryAction == nil)
        }
    }

    @Test("The alert appears in front of an active search")
    func whileSearching() async throws {
        let service = AnsweringUsersService(.success(.people(0..<25)), .failure(.noData))
        try await stage.withList(service) { list, _ in
            list.present(list.searchController, animated: false)
            _ = list.tableView.shownCell(24, as: UserCell.self)
            await stage.settle()
            #expect(list.searchController.alert?.message == "No data received. Wait a while.")
        }
    }

    @Test("The alert waits until the person's screen in front closes, and appears only once")
    func whileAway() async throws {
        let service = AnsweringUsersService(.success(.people(0..<25)), .failure(.noData))
        try await stage.withList(service) { list, navigationController in
            _ = list.tableView.shownCell(24, as: UserCell.self)
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
            await stage.settle()
            #expect(list.alert == nil)
            navigationController.popViewController(animated: false)
            try #require(list.alert).tap("Cancel")
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
            navigationController.popViewController(animated: false)
            #expect(list.alert == nil)
        }
    }
}

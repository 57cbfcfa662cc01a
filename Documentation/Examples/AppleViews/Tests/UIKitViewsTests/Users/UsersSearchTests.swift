import Interactor
import Model
import Testing
import UIKit

@testable import UIKitViews

@Suite("The search for people", .timeLimit(.minutes(1)))
@MainActor
struct UsersSearchTests {
    private let stage = UsersStage()

    @Test("The navigation bar of the list contains the search, which other screens do not show")
    func bar() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<1)))) { list, _ in
            #expect(list.navigationItem.searchController === list.searchController)
            #expect(list.searchController.searchResultsUpdater === list)
            #expect(list.searchController.searchBar.placeholder == "Name, email, city or country")
            #expect(!list.searchController.obscuresBackgroundDuringPresentation)
            #expect(list.definesPresentationContext)
        }
    }

    @Test("A search filters while the user types, and an empty search shows everyone")
    func filter() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<3)))) { list, _ in
            list.search("person 2")
            #expect(list.names == ["Person 2"])
            #expect(list.tableView.shownCell(0, as: UserCell.self)?.content?.secondaryText == "London, United Kingdom")
            list.search("")
            #expect(list.names.count == 3)
        }
    }

    @Test("A search shows the email address that it found")
    func email() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<3)))) { list, _ in
            list.search("p1@")
            #expect(list.names == ["Person 1"])
            #expect(list.tableView.shownCell(0, as: UserCell.self)?.content?.secondaryText == "p1@example.com")
        }
    }

    @Test("A tap opens the person that a search found")
    func select() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<3)))) { list, navigationController in
            list.search("person 2")
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
            #expect(navigationController.topViewController?.title == "Person 2")
        }
    }

    @Test("A search that finds nobody offers to load more people")
    func more() async throws {
        let service = AnsweringUsersService(.success(.people(0..<25)), .success(.people(25..<30)))
        try await stage.withList(service) { list, _ in
            list.search("person 29")
            #expect(list.placeholder?.text == "No users found")
            #expect(list.placeholder?.button.title == "Load More")
            list.placeholder?.buttonProperties.primaryAction?.perform()
            #expect(list.placeholder?.isLoading == true)
            await stage.settle()
            #expect(list.names == ["Person 29"])
            #expect(list.placeholder == nil)
        }
    }

    @Test("A search that finds nobody among all people offers nothing")
    func nobody() async throws {
        try await stage.withList(AnsweringUsersService(.success(.people(0..<3)))) { list, _ in
            list.search("person 29")
            #expect(list.placeholder?.secondaryText == "Try adjusting your search criteria")
            #expect(list.placeholder?.buttonProperties.primaryAction == nil)
        }
    }

    @Test("A search after a failed load offers to load people")
    func failure() async throws {
        let service = AnsweringUsersService(.failure(.noData), .success(.people(0..<3)))
        try await stage.withList(service) { list, _ in
            list.search("person 2")
            list.placeholder?.buttonProperties.primaryAction?.perform()
            await stage.settle()
            #expect(list.names == ["Person 2"])
        }
    }
}

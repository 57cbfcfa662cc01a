import Binding
import Interactor
import Model
import SwiftUI
import Testing
import ViewModel

@testable import SwiftUIViews

@Suite("Searching the list of people", .timeLimit(.minutes(1)))
@MainActor struct UsersSearchTests {
    @Test("A search filters people while the user types, and shows a matching email address")
    func searches() async {
        let people = People(Users(.success(.people(0..<3))))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        host.search("no. 2")
        #expect(host.names == ["Ada No. 2"])
        #expect(host.texts().contains("London, United Kingdom"))
        host.search("ada1@example")
        #expect(host.texts(in: "List") == ["Ada No. 1", "ada1@example.com", "1 of 3 users"])
        host.search("nobody")
        #expect(host.texts() == ["No users found", "Try adjusting your search criteria"])
        host.search("")
        #expect(host.names.count == 3)
    }

    @Test("A search that finds nobody offers no Try Again, even after a failed load")
    func searchesAfterFailure() async {
        let people = People(Users(.success(.people(0..<1)), .failure(.noData)))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        await host.refresh()
        #expect(host.answer("Cancel"))
        host.search("nobody")
        #expect(host.texts() == ["No users found", "Try adjusting your search criteria"])
    }

    @Test("Load More adds the next page to a search")
    func searchesMore() async {
        let people = People(Users(.success(.people(0..<25)), .success(.people(25..<30))))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        #expect(!host.tap("Load More"))
        host.search("no. 27")
        #expect(host.tap("Load More"))
        await people.work.settle()
        #expect(host.names == ["Ada No. 27"])
        #expect(!host.tap("Load More"))
    }
}

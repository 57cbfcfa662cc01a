import Binding
import Foundation
import Interactor
import Model
import SwiftUI
import Testing
import ViewModel

@testable import SwiftUIViews

@Suite("The list of people, and the screens opened from it", .timeLimit(.minutes(1)))
@MainActor struct UsersModuleTests {
    private let people = People(Users(.success(.people(0..<2)), .success(.people(0..<4))))

    @Test("A tap on a row opens that person, and going back shows the list")
    func pushes() async {
        let coordinator = people.makeCoordinator()
        let host = await people.show(UsersModule(coordinator: coordinator))
        #expect(host.tap("Ada No. 1"))
        #expect(coordinator.path == [.person(1)])
        #expect(host.node("navigationTitle")?.text == "Ada No. 1")
        coordinator.path = []
        #expect(host.names == ["Ada No. 0", "Ada No. 1"])
    }

    @Test("Going back to the list neither loads nor searches again")
    func pops() async {
        let coordinator = people.makeCoordinator()
        let host = await people.show(UsersModule(coordinator: coordinator))
        host.search("no. 1")
        #expect(host.tap("Ada No. 1"))
        _ = host.nodes
        coordinator.path = []
        _ = host.nodes
        await people.work.settle()
        #expect(people.service.pages == [1])
        #expect(host.names == ["Ada No. 1"])
        #expect(host.node("searchable")?.searchText?.wrappedValue == "no. 1")
    }

    @Test("The list receives changes while a person's screen is in front of it")
    func behind() async {
        let coordinator = people.makeCoordinator()
        let host = await people.show(UsersModule(coordinator: coordinator))
        #expect(host.tap("Ada No. 1"))
        #expect(host.tap("Add Bookmark"))
        await people.work.settle()
        coordinator.users.refreshUsers()
        await people.work.settle()
        coordinator.path = []
        #expect(host.names.count == 4)
        #expect(host.node("Image")?.text == "bookmark.fill")
    }

    @Test("The coordinator and the list's view model are freed with their host")
    func freed() async {
        weak var freed: PeopleCoordinator?
        weak var viewModel: UsersListViewModel?
        do {
            let coordinator = people.makeCoordinator()
            (freed, viewModel) = (coordinator, coordinator.users)
            let host = await people.show(UsersModule(coordinator: coordinator))
            #expect(host.tap("Ada No. 1"))
            #expect(host.tap("Add Bookmark"))
            await people.work.settle()
            #expect(host.texts().contains("Remove Bookmark"))
        }
        #expect(freed == nil)
        #expect(viewModel == nil)
    }
}

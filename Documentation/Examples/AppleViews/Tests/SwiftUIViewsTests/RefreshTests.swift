import Binding
import Interactor
import Model
import Observation
import SwiftUI
import Testing
import ViewModel

@testable import SwiftUIViews

@Suite("Pulling to refresh", .timeLimit(.minutes(1)))
@MainActor struct RefreshTests {
    @Test("Pulling to refresh shows the new people, and ends")
    func succeeds() async {
        let people = People(Users(.success(.people(0..<2)), .success(.people(0..<4))))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        await host.refresh()
        #expect(host.names.count == 4)
        #expect(people.service.pages == [1, 1])
    }

    @Test("Pulling to refresh also ends if the load fails, and keeps the people")
    func fails() async {
        let people = People(Users(.success(.people(0..<2)), .failure(.noData)))
        let host = await people.show(UsersScreen(viewModel: people.makeList()))
        await host.refresh()
        #expect(host.node("alert") != nil)
        #expect(host.names.count == 2)
        #expect(host.texts().contains("2 users, the last load failed"))
    }

    @Test("Pulling to refresh lasts until the answer arrives")
    func awaits() async {
        let gate = Gate()
        let people = People(Users(.success(.people(0..<2)), .success(.people(0..<4)), gate: gate))
        let host = await people.show(UsersScreen(viewModel: people.makeList()), opening: gate)
        var hasEnded = false
        let refreshing = Task {
            await host.refresh()
            hasEnded = true
        }
        let open = await gate.next()
        #expect(!hasEnded)
        #expect(host.texts(in: "ProgressView") == ["Loading users"])
        #expect(host.names.count == 2)
        open()
        await refreshing.value
        #expect(host.names.count == 4)
    }

    @Test("Pulling to refresh replaces a load in progress")
    func replaces() async {
        let gate = Gate()
        let people = People(Users(.success(.people(0..<2)), gate: gate))
        let host = ViewHost(UsersScreen(viewModel: people.makeList()))
        _ = host.nodes
        let first = await gate.next()
        let refreshing = Task { await host.refresh() }
        let second = await gate.next()
        second()
        await refreshing.value
        #expect(host.names.count == 2)
        first()
        await people.work.settle()
    }

    @Test("Pulling to refresh continues when its task is cancelled")
    func cancelled() async {
        let gate = Gate()
        let people = People(Users(.success(.people(0..<2)), .success(.people(0..<4)), gate: gate))
        let host = await people.show(UsersScreen(viewModel: people.makeList()), opening: gate)
        let refreshing = Task { await host.refresh() }
        let open = await gate.next()
        refreshing.cancel()
        open()
        await refreshing.value
        #expect(host.names.count == 4)
    }

    @Test("A screen that closes during a refresh is freed when the answer arrives")
    func closed() async {
        let gate = Gate()
        let people = People(Users(.success(.people(0..<2)), gate: gate))
        weak var freed: UsersListViewModel?
        var refreshing: Task<Void, Never>?
        do {
            let viewModel = people.makeList()
            freed = viewModel
            let host = await people.show(UsersScreen(viewModel: viewModel), opening: gate)
            let action = host.node("refreshable")?.refresh
            refreshing = Task { await action?() }
        }
        await gate.next()()
        await refreshing?.value
        refreshing = nil
        await people.work.settle()
        #expect(freed == nil)
    }

    @Observable final class Switch { var isOn = false }

    @Test("Waiting ends immediately if its condition already holds")
    func nothing() async {
        let isOn = Switch()
        await wait { !isOn.isOn }
        let waiting = Task { await wait { isOn.isOn } }
        isOn.isOn = true
        await waiting.value
    }
}

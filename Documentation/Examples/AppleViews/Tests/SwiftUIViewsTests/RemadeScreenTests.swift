import Binding
import Interactor
import Model
import Observation
import SwiftUI
import Testing
import ViewModel

@testable import SwiftUIViews

/// SwiftUI creates a view again whenever its parent is evaluated, and keeps the view's state.
@Suite("A screen that is created again", .timeLimit(.minutes(1)))
@MainActor struct RemadeScreenTests {
    /// Creates its screen again with every tap.
    private struct Around<Screen: View>: View {
        let makeScreen: () -> Screen
        @State private var count = 0

        var body: some View {
            Button("Count") { count += 1 }
            Text("\(count)")
            makeScreen()
        }
    }

    private let people = People(Users(.success(.people(0..<2)), .success(.people(0..<4))))

    @Test("A list that is created again keeps its search, loads nothing, and still receives updates")
    func users() async {
        let viewModel = people.makeList()
        let host = await people.show(Around { UsersScreen(viewModel: viewModel) })
        host.search("no.")
        #expect(host.tap("Count"))
        #expect(host.texts().contains("1"))
        #expect(host.node("searchable")?.searchText?.wrappedValue == "no.")
        #expect(people.service.pages == [1])
        viewModel.refreshUsers()
        await people.work.settle()
        #expect(host.names.count == 4)
    }

    @Test("A person's screen still receives updates after it was created again with a new view model")
    func person() async {
        let coordinator = people.makeCoordinator()
        let host = await people.show(Around { UserDetailScreen(viewModel: coordinator.detail(of: .person(0))) })
        #expect(host.tap("Count"))
        #expect(host.texts().contains("1"))
        #expect(host.tap("Add Bookmark"))
        await people.work.settle()
        #expect(host.texts().contains("Remove Bookmark"))
    }

    @Test("The settings' screen still receives updates, and keeps its switch, after it was created again")
    func settings() async {
        let interactor = SettingsInteractor(store: Preferences(), work: people.work)
        interactor.load()
        let host = await people.show(Around { SettingsModule(interactor: interactor) })
        #expect(host.toggle("Notifications"))
        #expect(host.tap("Count"))
        #expect(host.texts().contains("1"))
        #expect(host.choose("Light", in: "Theme"))
        await people.work.settle()
        #expect(host.texts(in: "Picker") == ["Theme", "Light"])
        #expect(host.isOn("Notifications") == true)
    }

    // MARK: - How not to do it

    /// Subscribes in its initialiser, so a second instance becomes the delegate, but SwiftUI keeps the first.
    @MainActor @Observable final class Eavesdropper: UsersListViewModelDelegate {
        private(set) var count = 0
        @ObservationIgnored private let viewModel: UsersListViewModel

        init(_ viewModel: UsersListViewModel) {
            self.viewModel = viewModel
            count = viewModel.userCount
            viewModel.delegate = self
        }

        func didUpdateUsers() { count = viewModel.userCount }
        func didUpdateSearchResults() {}
        func didReceiveError(_ error: NetworkError) {}
        func didStartLoading() {}
        func didFinishLoading() {}
    }

    private struct DeafScreen: View {
        @State private var users: Eavesdropper

        init(viewModel: UsersListViewModel) {
            _users = State(initialValue: Eavesdropper(viewModel))
        }

        var body: some View { Text("\(users.count) people") }
    }

    @Test("A screen created again gets no updates if its adapter subscribes in its initialiser")
    func deaf() async {
        let viewModel = people.makeList()
        let host = ViewHost(Around { DeafScreen(viewModel: viewModel) })
        _ = host.nodes
        viewModel.loadUsers()
        await people.work.settle()
        #expect(host.texts().last == "2 people")
        #expect(host.tap("Count"))
        _ = host.nodes
        viewModel.refreshUsers()
        await people.work.settle()
        #expect(viewModel.userCount == 4)
        #expect(host.texts().last == "2 people")
    }
}

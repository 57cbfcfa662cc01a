import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import TextUI
import View
import ViewModel

enum SettingsModule: @MainActor ImmutableModule {
    static func specimen(_ chance: inout SeededGenerator) async -> Specimen<SettingsViewModel> {
        let work = Work()
        let store = InMemorySettingsStore(
            Settings(
                theme: chance.pick(Settings.Theme.allCases), usesColor: chance.pick([true, false]),
                showsKeyHints: chance.pick([true, false])))
        let interactor = SettingsInteractor(store: store, work: work)
        if chance.pick([true, true, false]) { interactor.load() }
        await work.settle()
        store.failure = chance.pick([nil, .locked(path: "/x"), .readOnly(path: "/y")])
        if store.failure != nil { interactor.update { $0.showsKeyHints.toggle() } }
        await work.settle()
        return Specimen(viewModel: SettingsViewModel(interactor: interactor), model: interactor.model) {
            interactor.update { $0.usesColor.toggle() }
        }
    }

    static func text(of viewModels: [SettingsViewModel], after keys: [Key]) -> String {
        // With the switch that is the view's own, too.
        text(of: viewModels, after: [.end, .space] + keys) { SettingsView(viewModel: $0) }
    }
}

enum ProfileValueModule: @MainActor ImmutableModule {
    static func specimen(_ chance: inout SeededGenerator) async -> Specimen<ImmutableProfileViewModel> {
        let work = Work()
        let first = chance.pick([nil] + UserPage.cast.users + User.hostile)
        let isBookmarked = chance.pick([true, false])
        let then = chance.pick([nil, .httpError(500), .noData, .invalidURL] as [NetworkError?])
        let users = AnsweringUsersService(
            first.map { .success(UserPage(users: [$0])) } ?? .failure(.noData), .failure(then ?? .noData))
        let bookmarks = BookmarksInteractor(store: InMemoryBookmarksStore(), work: work)
        let interactor = ProfileInteractor(service: users, bookmarks: bookmarks, work: work)
        if chance.pick([true, true, false]) { interactor.load() }
        await work.settle()
        if isBookmarked { interactor.toggleBookmark() }
        if then != nil { interactor.refresh() }
        // Some are still on their way when they are looked at.
        if chance.pick([true, false]) { await work.settle() }
        let viewModel = ImmutableProfileViewModel(interactor: interactor, navigator: NavigatorMock())
        return Specimen(viewModel: viewModel, model: interactor.model) {
            interactor.toggleBookmark()
            interactor.refresh()
        }
    }

    static func text(of viewModels: [ImmutableProfileViewModel], after keys: [Key]) -> String {
        text(of: viewModels, after: keys) { ImmutableProfileView(viewModel: $0) }
    }
}

enum ReviewModule: @MainActor ImmutableModule {
    static func specimen(_ chance: inout SeededGenerator) async -> Specimen<ReviewViewModel> {
        let work = Work()
        let changes = chance.pick(
            [
                [], [.changedScreen], [.newScreen, .changedScreen], [.sample("a"), .newScreen, .sample("b")],
            ] as [[ReviewedChange]])
        let store = InMemoryPendingChanges(changes, unreadable: chance.pick([[], ["a.txt cannot be read"]]))
        let interactor = ReviewInteractor(store: store, reading: work, deciding: work)
        interactor.load()
        if chance.pick([true, true, true, false]) { await work.settle() }
        for decision in chance.pick([[], [.skip], [.accept], [.reject, .skip]] as [[ReviewDecision]]) {
            guard let id = interactor.model.value?.current?.id else { break }
            interactor.decide(decision, on: id)
            await work.settle()
        }
        store.failure = chance.pick([nil, .failed("the disk is full")])
        if store.failure != nil { interactor.load() }
        await work.settle()
        return Specimen(viewModel: ReviewViewModel(interactor: interactor), model: interactor.model) {
            store.failure = nil
            interactor.load()
        }
    }

    static func text(of viewModels: [ReviewViewModel], after keys: [Key]) -> String {
        text(of: viewModels, after: keys) { ReviewView(viewModel: $0) }
    }
}

enum ContainerModule: @MainActor ImmutableModule {
    static func specimen(_ chance: inout SeededGenerator) async -> Specimen<ContainerViewModel> {
        let work = Work()
        let bookmarks = BookmarksInteractor(
            store: InMemoryBookmarksStore(Array(UserPage.cast.users.prefix(chance.number(below: 3)))), work: work)
        let settings = SettingsInteractor(
            store: InMemorySettingsStore(Settings(showsKeyHints: chance.pick([true, false]))), work: work)
        let bag = BagInteractor()
        let toasts = ToastInteractor(clock: ManualClock())
        bookmarks.load()
        settings.load()
        await work.settle()
        if chance.pick([true, false]) { toasts.show(chance.pick(["Saved", "漢字 👩‍👩‍👧‍👦"])) }
        let navigator = NavigatorMock()
        let viewModel = ContainerViewModel(
            bookmarks: bookmarks, bag: bag, settings: settings, toasts: toasts, navigator: navigator)
        let model: [AnyHashable] = [bookmarks.model, settings.settings.showsKeyHints, bag.model, toasts.model]
        return Specimen(viewModel: viewModel, model: model) {
            bookmarks.removeAll()
            toasts.show("Another")
            settings.update { $0.showsKeyHints.toggle() }
        }
    }

    static func text(of viewModels: [ContainerViewModel], after keys: [Key]) -> String {
        guard let first = viewModels.first else { return "" }
        let container = Container(viewModel: first)
        let navigator = NavigatorMock()
        for _ in 0..<6 {
            let view = MoreView(viewModel: MoreViewModel(navigator: navigator))
            container.addTab(view.title, root: view, coordinator: navigator)
        }
        for viewModel in viewModels { container.configure(with: viewModel) }
        for key in keys { container.press(key) }
        let frame = container.draw(size: ScreenSize.standard.size, transcribes: true)
        return "\(frame.grid.styledText)\n\(frame.transcript)"
    }
}

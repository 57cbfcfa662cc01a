import Binding
import Shell
public import TextUI
import ViewModel

/// The links of the screens.
extension AppCoordinator {
    /// The route of the front screen.
    public var route: Route { routes(in: shell.navigation()).last ?? Route([]) }

    /// The links that lead back to where the user is: those of the selected tab, then of the other tabs that are not at
    /// their first screen.
    public var links: [String] {
        let hidden = places.tabs.filter { $0.tab != shell.selectedTab }
        let away = hidden.compactMap { routes(in: shell.navigation(in: $0.tab)).first }.filter { $0.parts.count > 1 }
        return (routes(in: shell.navigation()) + away).map(\.link)
    }

    /// The route of a stack, and that of a place that stands in front of it.
    private func routes(in navigation: Navigation) -> [Route] {
        var paths = navigation.paths
        let front = places.first { $0.isForEveryTab && $0.route.parts == paths.last }
        if front != nil { paths.removeLast() }
        return [Route(paths.flatMap(\.self)), front?.route].compactMap(\.self)
    }

    /// Copies the link of the front screen.
    var linkShortcut: Shortcut {
        let key = Key.character("y")
        return Shortcut(key, hint: KeyBar.Hint(key, LinkWords.copy)) { [weak self] in
            if let self { shell.navigation().share(route.link) }
        }
    }
}

// MARK: - Opening

extension AppCoordinator {
    /// Goes to the screen of `route` as the user would, as soon as what it shows is there, and gives up an earlier route.
    ///
    /// What is not there ends at the list in which it was looked for, with an alert. If a text in an open form would be
    /// lost, the user is asked first, and it returns without an answer.
    public func open(_ route: Route) async {
        giveUpOpening()
        await open(route, mayLose: false)
    }

    /// Begins to go to the screen of `route`, as for a link from outside.
    public func startOpening(_ route: Route) {
        giveUpOpening()
        start { await $0.open(route, mayLose: false) }
    }

    /// Goes back to the screens of `links`, in the order of ``links``, unless the user has done something.
    ///
    /// What is no longer there ends at the list in which it was looked for.
    public func restore(_ links: [String]) {
        guard !hasOpened else { return noteNavigation() }
        isRestoring = true
        start { app in
            for (index, link) in links.enumerated() where !Task.isCancelled {
                guard let route = app.places.route(of: link) else { continue }
                try? await app.follow(route, inBackground: index > 0)
            }
            // Nothing is stored: a list that could not be loaded now may be there at the next start.
            if !Task.isCancelled { app.isRestoring = false }
        }
    }

    /// Passes `key` to the shell; whatever the user does gives up the rest of the way back to where they left off.
    public func press(_ key: Key) {
        if isRestoring || !hasOpened { giveUpOpening() }
        let before = route
        shell.press(key)
        // A search changes its link, but does not navigate.
        if route != before { noteNavigation() }
    }

    private func giveUpOpening() {
        opening?.cancel()
        shell.withdrawQuestion()
        hasOpened = true
        isRestoring = false
    }

    private func start(_ open: @escaping @MainActor @Sendable (AppCoordinator) async -> Void) {
        opening = shared.work.start(for: self) { @MainActor [weak self] in
            if let self { await open(self) }
        } then: { _, _ in
        }
    }

    private func open(_ route: Route, mayLose: Bool) async {
        // A screen must not close before it has stored something.
        while !shell.storing.isEmpty, !Task.isCancelled {
            await shared.storing.settle()
            shell.handOnKept()
        }
        let route = places.complete(route)
        guard !Task.isCancelled, let place = places.place(of: route) else { return }
        let navigation = navigation(of: place)
        if !mayLose, !place.isForEveryTab, !navigation.losses.isEmpty {
            return shell.ask(LinkWords.leaveTitle, before: { navigation.losses }, LinkWords.leave) { [weak self] in
                self?.shell.dropKept()
                self?.start { await $0.open(route, mayLose: true) }
            }
        }
        do throws(NotFound) {
            try await follow(route)
        } catch {
            // A list without a first row says so itself.
            guard error.part != Route.first else { return }
            let (title, message) = (LinkWords.notFound, LinkWords.notFound(error.part))
            navigation.ask(
                Prompt(title: title, message: message, actions: [Prompt.Action(CommonWords.ok)], isFailure: true))
        }
    }

    /// Opens the screens of `route` one after the other.
    ///
    /// - Parameter isInBackground: Whether the selected tab stays selected.
    private func follow(_ route: Route, inBackground isInBackground: Bool = false) async throws(NotFound) {
        guard let place = places.place(of: route) else { return }
        let navigation = navigation(of: place)
        if !isInBackground || place.isForEveryTab { show(place) }
        for part in route.parts.dropFirst() {
            if isInBackground { navigation.openFront() }
            let before = navigation.route
            guard let opener = navigation.frontOwner as? any LinkOpener else { throw NotFound(part) }
            try await opener.open(part)
            // The user may have opened another screen meanwhile.
            let isThere = part == Route.first || navigation.paths.last?.last == part
            guard !Task.isCancelled, isThere, navigation.route != before else { return }
        }
    }

    private func navigation(of place: Place) -> Navigation {
        place.isForEveryTab ? shell.navigation() : shell.navigation(in: place.tab)
    }
}

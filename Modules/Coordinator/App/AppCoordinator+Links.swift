import Binding
import Shell
public import TextUI
import ViewModel

/// Makes, opens and restores links to the screens.
extension AppCoordinator {
    /// The route of the front screen.
    public var route: Route { routes(in: shell.navigation()).last ?? Route([]) }

    /// The links that restore the current screens: first the links of the selected tab, then the links of the other
    /// tabs, except tabs at their first screen.
    public var links: [String] {
        let hidden = places.tabs.filter { $0.tab != shell.selectedTab }
        let away = hidden.compactMap { routes(in: shell.navigation(in: $0.tab)).first }.filter { $0.parts.count > 1 }
        return (routes(in: shell.navigation()) + away).map(\.link)
    }

    /// Returns the route of the tab's front screen and, if an `inFront` place is open over it, the route of that place.
    private func routes(in navigation: Navigation) -> [Route] {
        var paths = navigation.paths
        let front = places.first { $0.isForEveryTab && $0.route.parts == paths.last }
        if front != nil { paths.removeLast() }
        return [Route(paths.flatMap(\.self)), front?.route].compactMap(\.self)
    }

    /// The shortcut that copies the link of the front screen.
    var linkShortcut: Shortcut {
        let key = Key.character("y")
        return Shortcut(key, hint: KeyBar.Hint(key, LinkWords.copy)) { [weak self] in
            if let self { shell.navigation().share(route.link) }
        }
    }
}

// MARK: - Opening

extension AppCoordinator {
    /// Opens the screen of `route` as the user would, and loads the lists that lead to it; cancels an earlier opening.
    ///
    /// If the screen is not found, this opens the last screen found on the way, with an alert. If text typed into an
    /// open form would be lost, this method asks the user and returns without waiting for the answer.
    public func open(_ route: Route) async {
        giveUpOpening()
        await open(route, mayLose: false)
    }

    /// Starts to open the screen of `route`, for a link from outside the app.
    public func startOpening(_ route: Route) {
        giveUpOpening()
        start { await $0.open(route, mayLose: false) }
    }

    /// Restores the screens of `links`, ordered as in the property ``links``, unless the user has already pressed a key
    /// or opened a link.
    ///
    /// If a screen no longer exists, its list opens instead.
    public func restore(_ links: [String]) {
        guard !hasOpened else { return noteNavigation() }
        isRestoring = true
        start { app in
            for (index, link) in links.enumerated() where !Task.isCancelled {
                guard let route = app.places.route(of: link) else { continue }
                try? await app.follow(route, inBackground: index > 0)
            }
            // Storing the links now would lose the link to a screen whose list failed to load only this time.
            if !Task.isCancelled { app.isRestoring = false }
        }
    }

    /// Passes `key` to the shell; cancels a restoration that has not finished.
    public func press(_ key: Key) {
        if !hasOpened { giveUpOpening() }
        let before = route
        shell.press(key)
        // A search changes the route without a navigation.
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
        // A screen must not close while it stores a change.
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
            // A list without a first row already tells the user that the list is empty.
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
            // The user may have opened another screen in the meantime.
            let isThere = part == Route.first || navigation.paths.last?.last == part
            guard !Task.isCancelled, isThere, navigation.route != before else { return }
        }
    }

    private func navigation(of place: Place) -> Navigation {
        place.isForEveryTab ? shell.navigation() : shell.navigation(in: place.tab)
    }
}

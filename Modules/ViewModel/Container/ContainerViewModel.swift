import Binding
public import Interactor
import Model

/// What surrounds every screen: the tabs and whether key hints show.
///
/// Two are equal when they show the same; whom they speak to does not count.
public struct ContainerViewModel {
    /// A number beside each tab's title; nil for none.
    public let badges: [Int?]
    /// Whether a bar says what the keys do.
    public let showsKeyHints: Bool

    private weak var navigator: (any ContainerNavigator)?

    /// What surrounds the screens now: the bookmarks' tab shows how many there are, and nothing for none.
    public init(
        bookmarks: BookmarksInteractor, settings: SettingsInteractor, navigator: (any ContainerNavigator)?
    ) {
        let count = bookmarks.model.value?.users.count ?? 0
        self.init(
            badges: [nil, count == 0 ? nil : count], showsKeyHints: settings.settings.showsKeyHints,
            navigator: navigator)
    }

    /// What surrounds the screens, said outright.
    public init(badges: [Int?], showsKeyHints: Bool, navigator: (any ContainerNavigator)?) {
        self.badges = badges
        self.showsKeyHints = showsKeyHints
        self.navigator = navigator
    }

    /// Leads to the settings.
    public func didPressSettings() { navigator?.showSettings() }
    /// Leads out of the app.
    public func didPressQuit() { navigator?.quit() }
    /// Leads back to the shell for a while.
    public func didPressSuspend() { navigator?.suspend() }
}

extension ContainerViewModel: Equatable {
    public static func == (one: ContainerViewModel, other: ContainerViewModel) -> Bool {
        one.badges == other.badges && one.showsKeyHints == other.showsKeyHints
    }
}

import Binding
public import Interactor
import Model

/// What surrounds every screen: the tabs, a toast, whether key hints show, and the way to the settings.
///
/// Two are equal when they show the same; whom they speak to does not count.
public struct ContainerViewModel {
    /// A number beside each tab's title; nil for none.
    public let badges: [Int?]
    /// Whether a bar says what the keys do.
    public let showsKeyHints: Bool
    /// Whether there is a way to the settings.
    public let hasSettings: Bool
    /// A message in front of the screen, that goes by itself; nil for none.
    public let toast: String?

    private let toasts: ToastInteractor?
    private weak var navigator: (any ContainerNavigator)?
    private weak var settingsNavigator: (any SettingsNavigator)?

    /// What surrounds the screens now: the tabs of the bookmarks and of the shop show how many are in them and in the
    /// bag, and nothing for none.
    public init(
        bookmarks: BookmarksInteractor, bag: BagInteractor, settings: SettingsInteractor, toasts: ToastInteractor,
        navigator: (any ContainerNavigator & SettingsNavigator)?
    ) {
        let counts = [0, bookmarks.model.value?.users.count ?? 0, 0, 0, bag.model.count]
        self.init(
            badges: counts.map { $0 == 0 ? nil : $0 }, showsKeyHints: settings.settings.showsKeyHints,
            navigator: navigator, settingsNavigator: navigator, toasts: toasts)
    }

    /// What surrounds the screens, said outright.
    ///
    /// - Parameters:
    ///   - settingsNavigator: Nil in an app without settings.
    ///   - toasts: Nil in an app that shows none.
    public init(
        badges: [Int?], showsKeyHints: Bool, navigator: (any ContainerNavigator)?,
        settingsNavigator: (any SettingsNavigator)? = nil, toasts: ToastInteractor? = nil
    ) {
        self.badges = badges
        self.showsKeyHints = showsKeyHints
        hasSettings = settingsNavigator != nil
        toast = toasts?.model
        self.toasts = toasts
        self.navigator = navigator
        self.settingsNavigator = settingsNavigator
    }

    /// Shows `message` in front of the screen, for a while.
    public func showToast(_ message: String) { toasts?.show(message) }
    /// Takes the toast away before its time.
    public func didDismissToast() { toasts?.dismiss() }
    /// Leads to the settings.
    public func didPressSettings() { settingsNavigator?.showSettings() }
    /// Leads out of the app.
    public func didPressQuit() { navigator?.quit() }
    /// Leads back to the shell for a while.
    public func didPressSuspend() { navigator?.suspend() }
}

extension ContainerViewModel: Equatable {
    public static func == (one: ContainerViewModel, other: ContainerViewModel) -> Bool {
        one.badges == other.badges && one.showsKeyHints == other.showsKeyHints
            && one.hasSettings == other.hasSettings && one.toast == other.toast
    }
}

public import Interactor
import Model

/// What the settings show at one moment: a value that is replaced as a whole when the settings change.
///
/// Two are equal when their models are; whom they speak to does not count.
public struct SettingsViewModel {
    private let model: LoadableModel<Settings, StoreError>
    private let interactor: SettingsInteractor

    /// One setting: a line with a title, and what is chosen.
    public nonisolated enum Row: Hashable, Sendable {
        case choice(title: String, value: String)
        case toggle(title: String, isOn: Bool)
    }

    /// What the settings show now.
    public init(interactor: SettingsInteractor) {
        model = interactor.model
        self.interactor = interactor
    }

    /// The settings that are stored, in the order of the screen.
    public var rows: [Row] {
        let settings = model.value ?? Settings()
        return Setting.allCases.map { $0.row(settings) }
    }

    /// Why the settings could not be read or saved; nil while all is well.
    public var problem: String? { model.failure?.message }

    /// What the notifications switch, which is the view's own, means.
    public func description(notificationsEnabled: Bool) -> String {
        notificationsEnabled ? "You will hear of new users" : "You will hear of nothing"
    }

    /// Chooses the next value of the setting at `index`, an index of `rows`.
    public func didSelectRow(at index: Int) {
        guard Setting.allCases.indices.contains(index) else { return }
        interactor.update(Setting.allCases[index].change)
    }

    /// Tries again what failed: reading or saving.
    public func retry() { interactor.retry() }
}

extension SettingsViewModel: Equatable {
    public static func == (one: SettingsViewModel, other: SettingsViewModel) -> Bool {
        one.model == other.model
    }
}

/// The stored settings, in the order of the screen.
private enum Setting: CaseIterable {
    case theme, color, keyHints

    func row(_ settings: Settings) -> SettingsViewModel.Row {
        switch self {
        case .theme: .choice(title: "Theme", value: settings.theme.title)
        case .color: .toggle(title: "Colour", isOn: settings.usesColor)
        case .keyHints: .toggle(title: "Key hints", isOn: settings.showsKeyHints)
        }
    }

    func change(_ settings: inout Settings) {
        switch self {
        case .theme: settings.theme = settings.theme.next
        case .color: settings.usesColor.toggle()
        case .keyHints: settings.showsKeyHints.toggle()
        }
    }
}

extension Settings.Theme {
    fileprivate var title: String {
        switch self {
        case .dark: "Dark"
        case .light: "Light"
        }
    }

    fileprivate var next: Settings.Theme {
        switch self {
        case .dark: .light
        case .light: .dark
        }
    }
}

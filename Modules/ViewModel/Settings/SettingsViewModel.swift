public import Interactor
public import Model

/// The content of the settings' screen at one moment.
///
/// It is made of a model, any model, and is replaced as a whole when the model changes. Two are equal when they are made
/// of equal values; their actions don't count.
public struct SettingsViewModel {
    private let model: LoadableModel<Settings, StoreError>
    private let saving: SettingsSaving
    private let actions: (any SettingsActions)?

    /// One stored setting: its title and its value.
    public nonisolated enum Row: Hashable, Identifiable, Sendable {
        case choice(title: String, value: String)
        case toggle(title: String, isOn: Bool)

        /// The title, which no other row has.
        public var id: String {
            switch self {
            case .choice(let title, _), .toggle(let title, _): title
            }
        }

        /// The text of the row, without the switch of a toggle.
        public var text: String {
            switch self {
            case .choice(let title, let value): SettingsWords.choice(title: title, value: value)
            case .toggle(let title, _): title
            }
        }
    }

    /// The content that `model` shows.
    ///
    /// - Parameters:
    ///   - saving: What has become of the last change.
    ///   - actions: Carries out what the user does; nil if nobody does.
    public init(
        model: LoadableModel<Settings, StoreError>, saving: SettingsSaving = .none, _ actions: (any SettingsActions)?
    ) {
        self.model = model
        self.saving = saving
        self.actions = actions
    }

    /// Whether the stored settings are still being read, so that there is nothing to show.
    public var isLoading: Bool {
        switch model {
        case .none, .loading(nil): true
        default: false
        }
    }

    /// The stored settings, in the order of the screen.
    public var rows: [Row] {
        Setting.allCases.map { $0.row(settings) }
    }

    private var settings: Settings { model.value ?? Settings() }

    /// Says that a change is not stored, and why; nil if none has failed.
    public var loss: String? {
        saving.failure.map { "\(CommonWords.notSaved(SettingsWords.latestChange)) \($0.text)" }
    }

    /// Why the settings could not be read; nil while all is well.
    public var problem: String? {
        switch model.failure {
        // Unlike other data, unreadable settings are replaced by the next change.
        case .corrupt(let path, let error): return SettingsWords.unreadable(in: path, because: error.text)
        case let failure?: return "\(SettingsWords.unread) \(failure.text)"
        case nil: return nil
        }
    }

    /// What is being stored; nil if nothing is.
    public var storing: String? { saving.isStoring ? SettingsWords.latestChange : nil }

    /// Whether storing the change again cannot help until the user has done something else.
    public var isLossLasting: Bool { saving.failure?.isLasting ?? false }

    /// Returns the text of an alert if a change has failed since `old`; nil otherwise.
    ///
    /// A value says how things are; what has happened is the difference between two of them. If only reading has
    /// failed, the screen says so without an alert.
    public func alert(after old: SettingsViewModel) -> String? { old.loss == nil ? loss : nil }

    /// Explains the notifications switch, whose state is the view's own.
    public func description(notificationsEnabled: Bool) -> String {
        notificationsEnabled ? SettingsWords.notificationsOn : SettingsWords.notificationsOff
    }

    /// Chooses the next value of the setting in a row; ignores an index out of range.
    public func didSelectRow(at index: Int) {
        guard Setting.allCases.indices.contains(index) else { return }
        actions?.update(Setting.allCases[index].change(settings))
    }

    /// Repeats what failed: reading, or the change that could not be stored.
    public func retry() { actions?.retry() }

    /// Leaves the change that failed: the user has read why.
    public func giveUp() { actions?.giveUp() }
}

extension SettingsViewModel: Equatable {
    public static func == (one: SettingsViewModel, other: SettingsViewModel) -> Bool {
        one.model == other.model && one.saving == other.saving
    }
}

/// The stored settings, in the order of the screen.
private enum Setting: CaseIterable {
    case theme, color, keyHints

    func row(_ settings: Settings) -> SettingsViewModel.Row {
        switch self {
        case .theme: .choice(title: SettingsWords.theme, value: SettingsWords.name(of: settings.theme))
        case .color: .toggle(title: SettingsWords.color, isOn: settings.usesColor)
        case .keyHints: .toggle(title: SettingsWords.keyHints, isOn: settings.showsKeyHints)
        }
    }

    /// Returns the change to the value after the one in `settings`.
    func change(_ settings: Settings) -> SettingsChange {
        switch self {
        case .theme: .theme(settings.theme.next)
        case .color: .usesColor(!settings.usesColor)
        case .keyHints: .showsKeyHints(!settings.showsKeyHints)
        }
    }
}

extension Settings.Theme {
    fileprivate var next: Settings.Theme {
        switch self {
        case .dark: .light
        case .light: .dark
        }
    }
}

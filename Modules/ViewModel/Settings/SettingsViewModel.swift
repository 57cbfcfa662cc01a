public import Interactor
public import Model

/// The content of the settings' screen at one moment.
///
/// A test can create a view model for any model. When the model changes, a new view model replaces the old one. Two
/// view models are equal if their models and their saving states are equal; their actions don't count.
public struct SettingsViewModel {
    private let model: LoadableModel<Settings, StoreError>
    private let saving: SettingsSaving
    private let actions: (any SettingsActions)?

    /// One setting: its title and its value.
    public nonisolated enum Row: Hashable, Identifiable, Sendable {
        /// A choice of one of `values`, which are display names.
        case choice(title: String, value: String, values: [String])
        case toggle(title: String, isOn: Bool)

        /// The title, which no other row has.
        public var id: String {
            switch self {
            case .choice(let title, _, _), .toggle(let title, _): title
            }
        }

        /// The value after the chosen value, for a view that steps through the values; nil for a switch.
        public var nextValue: String? {
            guard case .choice(_, let value, let values) = self else { return nil }
            return values.drop { $0 != value }.dropFirst().first ?? values.first
        }

        /// The label of the key that changes the value, in a word or two.
        public var action: String {
            switch self {
            case .choice: SettingsWords.change
            case .toggle(_, let isOn): SettingsWords.turn(isOn: isOn)
            }
        }

        /// The text of the row; for a toggle, only the title, because the view draws the switch.
        public var text: String {
            switch self {
            case .choice(let title, let value, _): SettingsWords.choice(title: title, value: value)
            case .toggle(let title, _): title
            }
        }
    }

    /// Creates the content for `model`.
    ///
    /// - Parameters:
    ///   - saving: The status of the last change.
    ///   - actions: Carries out the user's actions; nil ignores them.
    public init(
        model: LoadableModel<Settings, StoreError>, saving: SettingsSaving = .none, _ actions: (any SettingsActions)?
    ) {
        self.model = model
        self.saving = saving
        self.actions = actions
    }

    /// Whether there are no settings to show yet, because the stored settings are still being read.
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

    /// The reason why the latest change is not stored; nil if no change has failed.
    public var loss: String? {
        saving.failure.map { CommonWords.notSaved(SettingsWords.latestChange, because: $0) }
    }

    /// The reason why the settings could not be read; nil if the last read did not fail.
    public var problem: String? {
        switch model.failure {
        // The next change overwrites all settings if they are corrupt, so this text warns; other failures lose nothing.
        case .corrupt(let path, let error): return SettingsWords.unreadable(in: path, because: error.text)
        case let failure?: return "\(SettingsWords.unread) \(failure.text)"
        case nil: return nil
        }
    }

    /// The name of the change being stored; nil if nothing is being stored.
    public var storing: String? { saving.subject(SettingsWords.latestChange) }

    /// Whether a retry is useless until the user has removed the cause.
    public var lossNeedsRepair: Bool { saving.failure?.needsRepair ?? false }

    /// Returns the text of an alert if a change has failed since `old`; nil otherwise.
    ///
    /// A view model cannot notify the view, so the view compares two view models to find a new failure. A failed read
    /// needs no alert, because the screen shows the failure.
    public func alert(after old: SettingsViewModel) -> String? { old.loss == nil ? loss : nil }

    /// Returns an explanation of the notifications switch, whose state only the view keeps.
    public func description(notificationsEnabled: Bool) -> String {
        notificationsEnabled ? SettingsWords.notificationsOn : SettingsWords.notificationsOff
    }

    /// Stores the value chosen in a row; ignores a value that the row does not offer.
    public func didChoose(_ value: String, at index: Int) { update(at: index) { $0.change(to: value) } }

    /// Stores the new state of a row's switch; ignores a row without a switch.
    public func didSwitch(to isOn: Bool, at index: Int) { update(at: index) { $0.change(to: isOn) } }

    private func update(at index: Int, change: (Setting) -> SettingsChange?) {
        guard Setting.allCases.indices.contains(index), let change = change(Setting.allCases[index]) else { return }
        actions?.update(change)
    }

    /// Retries the failed read or change.
    public func retry() { actions?.retry() }

    /// Discards the failed change after the user has dismissed the alert.
    public func giveUp() { actions?.giveUp() }
}

extension SettingsViewModel: Equatable {
    public static func == (one: SettingsViewModel, other: SettingsViewModel) -> Bool {
        one.model == other.model && one.saving == other.saving
    }
}

/// The stored settings, in the order of the screen.
private enum Setting: CaseIterable {
    case theme, color, keyHints, startsWhereLeftOff

    func row(_ settings: Settings) -> SettingsViewModel.Row {
        switch self {
        case .theme:
            .choice(
                title: SettingsWords.theme, value: SettingsWords.name(of: settings.theme),
                values: Settings.Theme.allCases.map(SettingsWords.name))
        case .color: .toggle(title: SettingsWords.color, isOn: settings.usesColor)
        case .keyHints: .toggle(title: SettingsWords.keyHints, isOn: settings.showsKeyHints)
        case .startsWhereLeftOff:
            .toggle(title: SettingsWords.startsWhereLeftOff, isOn: settings.leftOff != nil)
        }
    }

    func change(to value: String) -> SettingsChange? {
        switch self {
        case .theme: Settings.Theme.allCases.first { SettingsWords.name(of: $0) == value }.map(SettingsChange.theme)
        case .color, .keyHints, .startsWhereLeftOff: nil
        }
    }

    func change(to isOn: Bool) -> SettingsChange? {
        switch self {
        case .theme: nil
        case .color: .usesColor(isOn)
        case .keyHints: .showsKeyHints(isOn)
        case .startsWhereLeftOff: .startsWhereLeftOff(isOn)
        }
    }
}

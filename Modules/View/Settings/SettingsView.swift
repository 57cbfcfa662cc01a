public import Binding
public import Shell
public import TextUI
public import ViewModel

/// The settings' screen: a list of the stored settings, and a switch whose state only the view keeps.
public final class SettingsView: ListScreen, Configurable {
    public let title = SettingsWords.title
    public var prompts = PromptQueue()

    private var viewModel: SettingsViewModel
    public var list = ListState()
    private var notificationsEnabled = false

    /// Creates a view of `viewModel`; `configure(with:)` replaces the view model.
    public init(viewModel: SettingsViewModel) {
        self.viewModel = viewModel
    }

    public func configure(with viewModel: SettingsViewModel) {
        let old = self.viewModel
        self.viewModel = viewModel
        // Another settings screen may have resolved the failure.
        if viewModel.loss == nil { prompts.withdraw(about: PromptQueue.failure) }
        if let loss = viewModel.alert(after: old) { showAlert(loss) }
    }

    public func body(tick: Int) -> some Block {
        let rows = rows
        let note = viewModel.description(notificationsEnabled: notificationsEnabled)
        let sections = [
            ListSection(SettingsWords.inTheWholeApp, count: rows.count - 1),
            ListSection(SettingsWords.onThisScreenOnly, count: 1, footer: note),
        ]
        let list = List(sections, state: list) { index in
            let isSwitch = if case .toggle = rows[index] { true } else { false }
            return SettingsLine(row: rows[index]).tapTarget(isSwitch ? .control(index, .enter) : .row(index))
        }
        return VStack {
            if viewModel.isLoading {
                LoadingState(message: SettingsWords.loading, tick: tick)
            } else {
                ProblemBelow(list: list, problem: viewModel.problem)
            }
        }
    }

    /// The stored settings, and the switch of this screen.
    private var rows: [SettingsViewModel.Row] {
        viewModel.rows + [.toggle(title: SettingsWords.notifications, isOn: notificationsEnabled)]
    }

    public var storing: String? { viewModel.storing }

    public var failure: String? { viewModel.problem }

    public var rowCount: Int { rows.count }
}

// MARK: - Keys

extension SettingsView {
    public var keyHints: [KeyBar.Hint] {
        guard !viewModel.isLoading else { return [] }
        let retry = viewModel.problem == nil ? [] : [KeyBar.Hint(.character("r"), CommonWords.tryAgain)]
        let change = list.selection(in: rows.count).map { [KeyBar.Hint([.enter, .space], rows[$0].action)] } ?? []
        return change + retry
    }

    public func handle(_ key: Key) -> Bool {
        guard !viewModel.isLoading else { return false }
        if list.handle(key, count: rowCount) { return true }
        switch key {
        case .enter, .space:
            if list.selection < viewModel.rows.count {
                change(viewModel.rows[list.selection], at: list.selection)
            } else {
                notificationsEnabled.toggle()
            }
        case .character("r") where viewModel.problem != nil: viewModel.retry()
        default: return false
        }
        return true
    }

    /// Toggles a switch, or steps to the next value.
    private func change(_ row: SettingsViewModel.Row, at index: Int) {
        switch row {
        case .toggle(_, let isOn): viewModel.didSwitch(to: !isOn, at: index)
        case .choice: if let value = row.nextValue { viewModel.didChoose(value, at: index) }
        }
    }

    private func showAlert(_ loss: String) {
        prompts.append(
            .failedChange(loss, needsRepair: viewModel.lossNeedsRepair, loss: loss) { [weak self] in
                self?.viewModel.retry()
            } leave: { [weak self] in
                self?.viewModel.giveUp()
            }, about: PromptQueue.failure)
    }
}

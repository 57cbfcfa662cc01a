public import Binding
public import Shell
public import TextUI
public import ViewModel

/// The sign-up form: a stack of fields; each field has its own view, which is never reused for another field.
public final class SignUpView: Screen, Configurable {
    public let title = SignUpWords.title
    public var prompts = PromptQueue()

    private var viewModel: SignUpViewModel
    private let fields: [SignUpFieldView]
    private var acceptsTerms = false
    /// Whether all problems are visible, not only the problems of fields that the user has finished.
    private var hasSubmitted = false
    /// The index of the focused row; the fields come first, then the switch and the button.
    private var focus = 0
    private var scroll = ScrollState()
    /// Identifies the question before the form is discarded, so that the question can be withdrawn.
    private static let leaving = PromptQueue.failure + 1

    /// Creates a view of `viewModel`; `configure(with:)` replaces the view model.
    public init(viewModel: SignUpViewModel) {
        self.viewModel = viewModel
        fields = viewModel.fields.map(SignUpFieldView.init)
    }

    /// Replaces the view model; the entries stay.
    public func configure(with viewModel: SignUpViewModel) {
        let wasSubmitting = self.viewModel.isSubmitting
        self.viewModel = viewModel
        withdrawOutdatedPrompts()
        // A view model is a state, not an event: a submission has just ended if the old view model was submitting.
        guard wasSubmitting else { return }
        if isOnButton { focusOnProblem() }
        if let failure = viewModel.failure { showAlert(failure) }
    }

    public func body(tick: Int) -> some Block {
        VStack {
            if let welcome = viewModel.welcome {
                SignUpWelcome(title: welcome.title, subtitle: welcome.subtitle)
            } else {
                ScrollView(state: scroll) { form(tick: tick) }
            }
        }
    }

    private func form(tick: Int) -> some Block {
        let notes = shownNotes
        return VStack {
            ForEach(fields.indices) { [fields, focus] index in
                fields[index].body(note: notes[index], isFocused: index == focus).tapTarget(.row(index))
            }
            SignUpSwitch(
                title: viewModel.termsTitle, isOn: acceptsTerms, note: notes[switchIndex], isFocused: isOnSwitch
            )
            .tapTarget(.control(switchIndex, .space))
            SignUpButton(
                viewModel: viewModel, problem: viewModel.problem(on: entries), isFocused: isOnButton, tick: tick
            )
            .tapTarget(.control(buttonIndex, .enter))
        }
    }

    /// The notes of all fields and the switch; before a submission, only finished fields show their problems.
    private var shownNotes: [SignUpViewModel.Note] {
        zip(viewModel.notes(on: entries), fields.map(\.hasEnded) + [false]).map { note, hasEnded in
            hasSubmitted || hasEnded ? note : note.withoutProblem
        }
    }

    private var entries: SignUpEntries {
        SignUpEntries(texts: fields.map(\.text), acceptsTerms: acceptsTerms)
    }

    public var unsavedChanges: [String] { viewModel.unsavedChanges(in: entries).map { [$0] } ?? [] }

    private var switchIndex: Int { fields.count }
    private var buttonIndex: Int { fields.count + 1 }
    private var isOnSwitch: Bool { focus == switchIndex }
    private var isOnButton: Bool { focus == buttonIndex }

    public func didShow(_ lines: Range<Int>) {
        scroll.didShow(lines)
    }
}

// MARK: - Keys

extension SignUpView {
    /// True while the form is open, wherever the focus is: a letter meant for a field must not quit the app.
    public var isEditingText: Bool { viewModel.welcome == nil }

    public var isInField: Bool { isEditingText && fields.indices.contains(focus) }

    public var keyHints: [KeyBar.Hint] {
        guard isEditingText else { return [KeyBar.Hint([.enter, .space], CommonWords.done)] }
        let action = isOnButton ? viewModel.buttonAction : nil
        let press = action.map { [KeyBar.Hint([.enter, .space], $0)] } ?? []
        let turn = isOnSwitch ? [KeyBar.Hint(.space, SignUpWords.accept(isAccepted: acceptsTerms))] : []
        return press + turn + [
            KeyBar.Hint(isOnButton ? [.tab] : [.tab, .enter], SignUpWords.nextField(isAtEnd: isOnButton)),
            KeyBar.Hint(.escape, CommonWords.back), KeyBar.Hint(.backtab, SignUpWords.previousField),
        ]
    }

    public func handle(_ key: Key) -> Bool {
        guard isEditingText else { return handleWelcomed(key) }
        if fields.indices.contains(focus), fields[focus].handle(key) { return true }
        switch key {
        case .tab: moveFocus(to: isOnButton ? 0 : focus + 1)
        case .backtab: moveFocus(to: focus == 0 ? buttonIndex : focus - 1)
        case .down, .scrollDown: moveFocus(to: min(buttonIndex, focus + 1))
        case .up, .scrollUp: moveFocus(to: max(0, focus - 1))
        case .pageDown: moveFocus(to: buttonIndex)
        case .pageUp: moveFocus(to: 0)
        case .enter: if isOnButton { submit() } else { endEntry() }
        case .space: if isOnSwitch { acceptsTerms.toggle() } else { submit() }
        case .escape: return askBeforeLeaving()
        case .character, .paste: break
        default: return false
        }
        return true
    }

    public var failure: String? { viewModel.problem(on: entries) }

    /// Moves the focus.
    ///
    /// - Returns: Whether a click acts as Enter: it does on the switch or the button, but not in a field.
    public func select(row: Int) -> Bool {
        guard isEditingText else { return false }
        moveFocus(to: row)
        return row >= switchIndex
    }

    private func handleWelcomed(_ key: Key) -> Bool {
        guard key == .enter || key == .space else { return false }
        viewModel.close()
        return true
    }

    /// Moves the focus to the next field or, if the entry has a problem, makes the problem visible.
    private func endEntry() {
        guard fields.indices.contains(focus), !fields[focus].text.isEmpty,
            viewModel.notes(on: entries)[focus].problem != nil
        else { return moveFocus(to: focus + 1) }
        fields[focus].didEnd()
    }

    private func moveFocus(to index: Int) {
        if fields.indices.contains(focus), index != focus { fields[focus].didEnd() }
        focus = index
    }

    private func submit() {
        hasSubmitted = true
        focusOnProblem()
        viewModel.submit(entries)
    }

    private func focusOnProblem() {
        if let problem = viewModel.firstProblem(in: entries) { moveFocus(to: problem) }
    }

    /// Shows an alert; Try Again submits the current entries, which may differ from the failed submission.
    private func showAlert(_ failure: String) {
        prompts.append(.failedChange(failure) { [weak self] in self?.submit() }, about: PromptQueue.failure)
    }

    /// Withdraws the failure alert once another submission starts; success also withdraws the question about leaving.
    private func withdrawOutdatedPrompts() {
        let isWelcomed = viewModel.welcome != nil
        if isWelcomed || viewModel.isSubmitting { prompts.withdraw(about: PromptQueue.failure) }
        if isWelcomed { prompts.withdraw(about: Self.leaving) }
    }

    /// - Returns: Whether the form has entries that would be lost.
    private func askBeforeLeaving() -> Bool {
        guard !entries.isEmpty else { return false }
        let question = viewModel.questionBeforeLeaving
        prompts.append(
            .question(question.title, question.message, SignUpWords.leave, otherwise: SignUpWords.stay) { [weak self] in
                if $0 { self?.viewModel.close() }
            }, about: Self.leaving)
        return true
    }
}

import Shell
import TextUI

/// A screen of numbered rows; it records each call from the shell.
@MainActor
final class SampleScreen: Screen {
    let title: String
    var prompts = PromptQueue()
    var isEditingText = false
    var unsavedChanges: [String] = []
    var storing: String?
    /// Whether the screen accepts text that is typed in one step.
    var takesText = false
    var keyHints = [KeyBar.Hint(.enter, "open"), KeyBar.Hint(.character("b"), "mark")]
    /// The shell's calls so far, in order.
    private(set) var calls: [Call] = []
    /// The labels of the actions that have answered the screen's questions, in order.
    private(set) var answers: [String] = []
    /// Called when the screen opens.
    var whenOpened: () -> Void = {}
    /// Called when the screen has handled a key.
    var whenHandled: () -> Void = {}
    /// The numbers of the rows.
    var rows: [Int]
    private var list = ListState()

    enum Call: Hashable {
        case opened
        case handled(Key)
    }

    init(_ title: String = "Sample", rowCount: Int = 3) {
        self.title = title
        rows = Array(0..<rowCount)
    }

    func body(tick: Int) -> some Block {
        List(count: rows.count, state: list) { [rows] in Text("Row \(rows[$0])") }
    }

    func handle(_ key: Key) -> Bool {
        if list.handle(key, count: rows.count) { return true }
        if case .text = key, !takesText { return false }
        guard key == .enter || key == .character("b") || isEditingText && ![.tab, .function(1)].contains(key)
        else { return false }
        calls.append(.handled(key))
        whenHandled()
        return true
    }

    func select(row: Int) -> Bool { list.select(row, count: rows.count) }

    func selecting(row: Int) -> () -> Bool {
        let number = rows[row]
        return { [weak self] in self?.rows.firstIndex(of: number).flatMap { self?.select(row: $0) } ?? false }
    }

    func didOpen() {
        calls.append(.opened)
        whenOpened()
    }

    func didShow(_ rows: Range<Int>) { list.didShow(rows) }

    /// Asks a question with one possible answer for each of `labels`.
    func ask(
        _ labels: String..., title: String = "Question", message: String = "Message", loss: String? = nil,
        isForEveryTab: Bool = false, answer: @escaping (String) -> Void = { _ in }
    ) {
        let actions = labels.map { label in
            Prompt.Action(label) { [weak self] in
                self?.answers.append(label)
                answer(label)
            }
        }
        prompts.append(
            Prompt(title: title, message: message, actions: actions, loss: loss), isForEveryTab: isForEveryTab)
    }
}

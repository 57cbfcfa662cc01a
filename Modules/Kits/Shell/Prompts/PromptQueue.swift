/// A screen's unanswered prompts, oldest first.
public struct PromptQueue {
    private var waiting: [Waiting] = []
    /// The ID of the prompt that was added last.
    private(set) var lastID = 0

    /// A prompt with an ID that is unique within its screen.
    struct Waiting {
        let id: Int
        let prompt: Prompt
        let subject: Int?
        let isForEveryTab: Bool
    }

    /// The subject of a failure alert, for a screen that shows at most one failure at a time.
    public static let failure = 0

    /// Creates an empty queue.
    public init() {}

    /// Whether no prompt waits for an answer.
    public var isEmpty: Bool { waiting.isEmpty }

    /// The sentences about what remains unsaved if the app ends before an answer.
    var losses: [String] { waiting.compactMap(\.prompt.loss) }

    /// The oldest prompt.
    public var first: Prompt? { waiting.first?.prompt }

    /// Adds `prompt` behind the prompts that are already waiting.
    ///
    /// - Parameters:
    ///   - prompt: The prompt to show.
    ///   - subject: An identifier by which to withdraw the prompt; nil if it stays until it is answered.
    ///   - isForEveryTab: Whether the prompt is shown even while another tab is selected. Otherwise, the prompt waits
    ///     until its own tab is selected.
    public mutating func append(_ prompt: Prompt, about subject: Int? = nil, isForEveryTab: Bool = false) {
        lastID += 1
        waiting.append(Waiting(id: lastID, prompt: prompt, subject: subject, isForEveryTab: isForEveryTab))
    }

    /// Removes the unanswered prompts about `subject`, including a visible one.
    public mutating func withdraw(about subject: Int) {
        waiting.removeAll { $0.subject == subject }
    }

    /// Returns the oldest prompt or, if its tab is not selected, the oldest prompt that is shown in every tab.
    func next(inSelectedTab isSelected: Bool) -> Waiting? {
        isSelected ? waiting.first : waiting.first(where: \.isForEveryTab)
    }

    /// Returns the oldest prompt that was added after the prompt with this ID.
    func first(after id: Int) -> Waiting? { waiting.first { $0.id > id } }

    /// Returns whether the prompt with this ID is unanswered.
    func contains(_ id: Int) -> Bool { waiting.contains { $0.id == id } }

    mutating func remove(_ id: Int) {
        waiting.removeAll { $0.id == id }
    }
}

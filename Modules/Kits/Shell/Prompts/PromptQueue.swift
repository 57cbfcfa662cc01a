/// A screen's unanswered prompts, oldest first: a value in the screen's state.
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

    /// The subject of the alert about what failed last, for a screen that shows one such alert at most.
    public static let failure = 0

    /// Creates an empty queue.
    public init() {}

    /// Whether no prompt waits for an answer.
    public var isEmpty: Bool { waiting.isEmpty }

    /// What is not saved if the app ends before an answer, one sentence each.
    var losses: [String] { waiting.compactMap(\.prompt.loss) }

    /// The prompt that has waited longest.
    public var first: Prompt? { waiting.first?.prompt }

    /// Adds `prompt` behind those that are already waiting.
    ///
    /// - Parameters:
    ///   - prompt: The prompt to show.
    ///   - subject: What the prompt is about, so that it can be withdrawn; nil if it stays until it is answered.
    ///   - isForEveryTab: Whether the prompt is shown even while another tab is selected. Otherwise it waits until its
    ///     own tab is.
    public mutating func append(_ prompt: Prompt, about subject: Int? = nil, isForEveryTab: Bool = false) {
        lastID += 1
        waiting.append(Waiting(id: lastID, prompt: prompt, subject: subject, isForEveryTab: isForEveryTab))
    }

    /// Removes the prompts about `subject`, unanswered, even the one that is shown.
    public mutating func withdraw(about subject: Int) {
        waiting.removeAll { $0.subject == subject }
    }

    /// Returns the prompt that has waited longest among those that may be shown.
    func next(inSelectedTab isSelected: Bool) -> Waiting? {
        isSelected ? waiting.first : waiting.first(where: \.isForEveryTab)
    }

    /// Returns the prompt that has waited longest among those added after the one of that ID.
    func first(after id: Int) -> Waiting? { waiting.first { $0.id > id } }

    /// Whether the prompt of that ID waits for its answer.
    func contains(_ id: Int) -> Bool { waiting.contains { $0.id == id } }

    mutating func remove(_ id: Int) {
        waiting.removeAll { $0.id == id }
    }
}

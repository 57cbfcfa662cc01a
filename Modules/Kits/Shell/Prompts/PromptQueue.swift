/// A screen's unanswered prompts, oldest first: a value in the screen's state.
public struct PromptQueue {
    private var waiting: [Waiting] = []
    private var lastID = 0

    /// A prompt with an ID that is unique within its screen.
    struct Waiting {
        let id: Int
        let prompt: Prompt
        let isForEveryTab: Bool
    }

    /// Creates an empty queue.
    public init() {}

    /// Whether no prompt waits for an answer.
    public var isEmpty: Bool { waiting.isEmpty }

    /// The prompt that has waited longest.
    public var first: Prompt? { waiting.first?.prompt }

    /// Adds `prompt` behind those that are already waiting.
    ///
    /// - Parameter isForEveryTab: Whether the prompt is shown even while another tab is selected. Otherwise it waits
    ///   until its own tab is.
    public mutating func append(_ prompt: Prompt, isForEveryTab: Bool = false) {
        lastID += 1
        waiting.append(Waiting(id: lastID, prompt: prompt, isForEveryTab: isForEveryTab))
    }

    /// Returns the prompt that has waited longest among those that may be shown.
    func next(inSelectedTab isSelected: Bool) -> Waiting? {
        isSelected ? waiting.first : waiting.first(where: \.isForEveryTab)
    }

    mutating func remove(_ id: Int) {
        waiting.removeAll { $0.id == id }
    }
}

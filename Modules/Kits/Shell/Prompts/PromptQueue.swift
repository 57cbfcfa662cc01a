/// What a screen wants answered, in the order in which it asked: a value of the screen's state.
public struct PromptQueue {
    private var waiting: [Waiting] = []
    private var lastID = 0

    /// A prompt with a number of its own among those of its screen.
    struct Waiting {
        let id: Int
        let prompt: Prompt
        let isForEveryTab: Bool
    }

    /// Nothing to be answered.
    public init() {}

    /// Whether nothing waits for an answer.
    public var isEmpty: Bool { waiting.isEmpty }

    /// The prompt that waits longest.
    public var first: Prompt? { waiting.first?.prompt }

    /// Adds `prompt` behind those that wait for an answer already.
    ///
    /// - Parameter isForEveryTab: Whether it shows even while another tab is selected: what fails behind a hidden screen
    ///   otherwise waits until its tab is selected.
    public mutating func append(_ prompt: Prompt, isForEveryTab: Bool = false) {
        lastID += 1
        waiting.append(Waiting(id: lastID, prompt: prompt, isForEveryTab: isForEveryTab))
    }

    /// The prompt that waits longest among those that may show.
    func next(inSelectedTab isSelected: Bool) -> Waiting? {
        isSelected ? waiting.first : waiting.first(where: \.isForEveryTab)
    }

    mutating func remove(_ id: Int) {
        waiting.removeAll { $0.id == id }
    }
}

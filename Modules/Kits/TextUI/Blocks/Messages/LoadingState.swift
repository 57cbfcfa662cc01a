/// A message in the middle of a screen that waits for its first content.
public struct LoadingState: CompositeBlock {
    private let message: String
    private let tick: Int

    /// - Parameters:
    ///   - message: What is being loaded.
    ///   - tick: The number of clock ticks so far, which turns the spinner.
    public init(message: String, tick: Int) {
        self.message = message
        self.tick = tick
    }

    /// A spinner in front of the message.
    public var body: some Block {
        HStack(spacing: 1) {
            Spinner(tick: tick)
            Text(message).lineLimit(1)
        }
        .centered()
    }
}

import TextUI

/// What stands in the middle of a screen that waits for its first content.
struct LoadingState: CompositeBlock {
    let message: String
    let tick: Int

    var body: some Block {
        HStack(spacing: 1) {
            Spinner(tick: tick)
            Text(message).lineLimit(1)
        }
        .centered()
    }
}

import Binding
import ViewModel

/// What a row of the feed knows while it shows: it hears of its entry's likes, and lets sparks fly for a moment.
///
/// It holds nothing but how far the sparks are. When the like is taken back, the row is scrolled away, or the screen is
/// closed, they are gone, and so is the work that moves them.
final class FeedCell {
    /// How far the sparks are; nil while there are none.
    private(set) var step: Int?

    /// How long each step shows.
    static let stepDuration = Duration.milliseconds(80)

    private let clock: any Clock<Duration>
    private let work: Work
    private var waiting: Task<Void, Never>?

    /// The row of `viewModel`, whose callback it becomes.
    init(viewModel: FeedCellViewModel, clock: any Clock<Duration>, work: Work) {
        self.clock = clock
        self.work = work
        viewModel.likedDidChange = { [weak self] in self?.show(liked: $0) }
    }

    deinit { waiting?.cancel() }

    private func show(liked: Bool) {
        waiting?.cancel()
        go(to: liked ? 0 : nil)
    }

    private func go(to step: Int?) {
        self.step = step
        guard let step else { return }
        waiting = work.start(for: self) { [clock] () async throws in
            try await clock.sleep(for: Self.stepDuration)
        } then: { cell, _ in
            cell.go(to: step + 1 < LikeMark.stepCount ? step + 1 : nil)
        }
    }
}

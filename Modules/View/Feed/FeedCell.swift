import Binding
import ViewModel

/// The cell of a visible row, which observes the like of the row's entry and animates a new like.
///
/// The animation ends immediately when the like is removed, the row is scrolled away or the screen is closed.
final class FeedCell {
    /// Whether the entry is liked, according to the last notification.
    private(set) var isLiked: Bool
    /// The current step of the animation; nil without an animation.
    private(set) var step: Int?

    /// The duration of one animation step.
    static let stepDuration = Duration.milliseconds(80)

    private let clock: any Clock<Duration>
    private let work: Work
    private var waiting: Task<Void, Never>?

    /// Creates a cell for `viewModel`, and sets the closure that reports changes of `liked`.
    init(viewModel: FeedCellViewModel, clock: any Clock<Duration>, work: Work) {
        isLiked = viewModel.liked
        self.clock = clock
        self.work = work
        viewModel.likedDidChange = { [weak self] liked in
            guard let self else { return }
            Trace.notified(self, by: "likedDidChange(_:)")
            show(liked: liked)
        }
    }

    deinit { waiting?.cancel() }

    private func show(liked: Bool) {
        isLiked = liked
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

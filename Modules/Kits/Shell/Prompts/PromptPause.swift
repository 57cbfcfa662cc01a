import Binding

/// The moment in which a prompt that no key asked for takes no keys, because nobody can have read it yet.
///
/// It ends when no key has been pressed for ``Prompt/pause``.
final class PromptPause {
    private(set) var isRunning = false
    /// Whether another prompt was answered just before.
    var followsAnswer = false
    /// Called when the pause has ended by itself.
    var didEnd: (() -> Void)?

    private let clock: any Clock<Duration>
    /// Not part of the app's work, because nobody waits for a pause to end.
    private let work = Work()
    private var timeout: Task<Void, Never>?

    /// Creates a pause that does not run; `clock` measures it.
    init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// Begins the pause, or lets it begin anew.
    func begin() {
        timeout?.cancel()
        isRunning = true
        timeout = work.start(for: self) { [clock] () async throws in
            try await clock.sleep(for: Prompt.pause)
        } then: { pause, _ in
            pause.isRunning = false
            pause.didEnd?()
        }
    }

    /// Ends the pause early.
    func end() {
        timeout?.cancel()
        isRunning = false
        followsAnswer = false
    }
}

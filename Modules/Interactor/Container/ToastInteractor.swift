public import Binding

/// The single home of the toast: a message that goes by itself when it has been read.
public final class ToastInteractor: ModelOwner {
    /// What is to be said now; nil for nothing.
    public private(set) var model: String? {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<ToastInteractor>()

    /// How long a toast shows.
    public static let duration = Duration.seconds(4)

    private let clock: any Clock<Duration>
    /// Its own: nobody waits for a toast to go.
    private let work = Work()
    private var timeout: Task<Void, Never>?

    /// No toast, until one is shown for a time that `clock` measures.
    public init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// Shows `message` for its time, in the place of one that shows already.
    public func show(_ message: String) {
        timeout?.cancel()
        model = message
        timeout = work.start(for: self) { [clock] () async throws in
            try await clock.sleep(for: Self.duration)
        } then: { interactor, _ in
            interactor.model = nil
        }
    }

    /// Takes the toast away before its time.
    public func dismiss() {
        guard model != nil else { return }
        timeout?.cancel()
        model = nil
    }
}

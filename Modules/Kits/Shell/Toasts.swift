import Binding

/// The toast: a message in front of the screens that goes by itself when it has been read.
public final class Toasts {
    /// What shows now; nil for nothing.
    public private(set) var message: String? {
        didSet { didChange?() }
    }
    /// Called after each change of the message.
    public var didChange: (() -> Void)?

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
        self.message = message
        timeout = work.start(for: self) { [clock] () async throws in
            try await clock.sleep(for: Self.duration)
        } then: { toasts, _ in
            toasts.message = nil
        }
    }

    /// Takes the toast away before its time.
    public func dismiss() {
        guard message != nil else { return }
        timeout?.cancel()
        message = nil
    }
}

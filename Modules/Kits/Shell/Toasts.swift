import Binding

/// The toast: a message in front of the screens that disappears after a few seconds.
public final class Toasts {
    /// The message that is shown; nil for none.
    public private(set) var message: String? {
        didSet { didChange?() }
    }
    /// Called after each change of the message.
    public var didChange: (() -> Void)?

    /// How long a toast is shown.
    public static let duration = Duration.seconds(4)

    private let clock: any Clock<Duration>
    /// Not part of the app's work, because nobody waits for a toast to disappear.
    private let work = Work()
    private var timeout: Task<Void, Never>?

    /// Creates an empty toast; `clock` measures how long each message is shown.
    public init(clock: any Clock<Duration>) {
        self.clock = clock
    }

    /// Shows `message` for ``duration``, replacing the one that is shown.
    public func show(_ message: String) {
        timeout?.cancel()
        self.message = message
        timeout = work.start(for: self) { [clock] () async throws in
            try await clock.sleep(for: Self.duration)
        } then: { toasts, _ in
            toasts.message = nil
        }
    }

    /// Removes the toast early.
    public func dismiss() {
        guard message != nil else { return }
        timeout?.cancel()
        message = nil
    }
}

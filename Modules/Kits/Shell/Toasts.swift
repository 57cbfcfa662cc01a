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

    private let timeout: Timeout

    /// Creates an empty toast; `clock` measures how long each message is shown.
    public init(clock: any Clock<Duration>) {
        timeout = Timeout(clock: clock)
    }

    /// Shows `message` for ``duration``, replacing the one that is shown.
    public func show(_ message: String) {
        self.message = message
        timeout.begin(Self.duration) { [weak self] in self?.message = nil }
    }

    /// Removes the toast early.
    public func dismiss() {
        guard message != nil else { return }
        timeout.cancel()
        message = nil
    }
}

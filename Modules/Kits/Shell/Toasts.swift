/// The toast: a message below the front screen, which disappears after a few seconds or together with the screen.
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
    /// The front screen when the message was first drawn; nil until the message is drawn.
    private var screen: ObjectIdentifier?

    /// Creates an empty toast; `clock` measures how long each message is shown.
    public init(clock: any Clock<Duration>) {
        timeout = Timeout(clock: clock)
    }

    /// Shows `message` for ``duration``, in place of any earlier message.
    public func show(_ message: String) {
        self.message = message
        screen = nil
        timeout.begin(Self.duration) { [weak self] in self?.message = nil }
    }

    /// Notes that the toast is visible, with `front` as the front screen.
    func didShow(with front: any Screen) {
        if screen == nil { screen = ObjectIdentifier(front) }
    }

    /// Removes the toast if it was visible with a front screen other than `front`.
    func leave(_ front: (any Screen)?) {
        if let screen, screen != front.map(ObjectIdentifier.init) { dismiss() }
    }

    /// Removes the toast early.
    public func dismiss() {
        guard message != nil else { return }
        timeout.cancel()
        message = nil
    }
}

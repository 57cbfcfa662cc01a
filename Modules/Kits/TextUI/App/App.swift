/// An app, which takes keys and draws frames.
///
/// A terminal runs it, or a pilot drives it without one.
@MainActor
public protocol App: AnyObject {
    /// The host that runs the app. It owns the app, so the app should hold it weakly.
    var host: (any AppHost)? { get set }
    /// The current colours.
    var theme: Theme { get }

    /// Starts the app; called once, before the first key and the first drawing.
    func start()

    /// Handles a key.
    func press(_ key: Key)

    /// Whether a text field takes the characters that are typed.
    var isEditingText: Bool { get }

    /// Hands characters that were typed one after the other to the text field, in one step.
    ///
    /// - Returns: Whether the text field has taken them; if not, each of them has to be pressed.
    func typeText(_ characters: [Character]) -> Bool

    /// Ends every pause in which what is new on the screen takes no keys: a pilot reads at once.
    func skipPauses()

    /// Draws the current screen.
    ///
    /// - Parameters:
    ///   - size: The size of the screen, in cells.
    ///   - tick: How often the clock has ticked; it drives animations.
    ///   - appearance: The symbols and colours to draw with.
    ///   - transcribes: Whether to make a transcript, too.
    func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame

    /// Whether everything that was started has finished.
    var isSettled: Bool { get }

    /// Waits until everything that was started has finished.
    func settle() async

    /// Called each time something that was started has finished.
    var didProgress: (() -> Void)? { get set }

    /// Waits until every change has been saved, or has failed to be, or until the waiting task is cancelled.
    ///
    /// - Returns: Whether the app may end; if not, the user has to decide about something that has failed meanwhile.
    func finishSaving() async -> Bool
}

extension App {
    /// False: an app without a text field.
    public var isEditingText: Bool { false }

    /// Does nothing: an app without pauses.
    public func skipPauses() {}

    /// Returns false: an app without a text field takes only single keys.
    public func typeText(_ characters: [Character]) -> Bool { false }
}

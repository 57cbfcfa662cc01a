/// An app, which takes keys and draws frames.
///
/// A terminal runs the app, or a pilot drives the app without a terminal.
@MainActor
public protocol App: AnyObject {
    /// The host that runs the app. The host owns the app, so the app should hold the host weakly.
    var host: (any AppHost)? { get set }
    /// The current colours.
    var theme: Theme { get }

    /// Starts the app; called once, before the first key and the first drawing.
    func start()

    /// Handles a key.
    func press(_ key: Key)

    /// Whether typed characters go to a text field.
    var isEditingText: Bool { get }

    /// Passes several typed characters to the text field in one step.
    ///
    /// - Returns: Whether the text field has taken the characters. If not, press them one by one.
    func typeText(_ characters: [Character]) -> Bool

    /// Ends every pause in which new content on the screen ignores keys; pilots, which need no time to read, call this.
    func skipPauses()

    /// Draws the current screen.
    ///
    /// - Parameters:
    ///   - size: The size of the screen, in cells.
    ///   - tick: The number of clock ticks so far, which drives animations.
    ///   - appearance: The symbols and colours to draw with.
    ///   - transcribes: Whether to make a transcript, too.
    func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame

    /// Whether all started work has finished.
    var isSettled: Bool { get }

    /// Waits until all started work has finished.
    func settle() async

    /// Called each time a piece of work has finished.
    var didProgress: (() -> Void)? { get set }

    /// Waits until each change has either been saved or failed to save, or until the waiting task is cancelled.
    ///
    /// - Returns: Whether the app may end. If not, the user has to decide about a failure first.
    func finishSaving() async -> Bool
}

extension App {
    /// False by default: the app has no text field.
    public var isEditingText: Bool { false }

    /// Does nothing by default: the app has no pauses.
    public func skipPauses() {}

    /// Returns false by default: an app without a text field takes only single keys.
    public func typeText(_ characters: [Character]) -> Bool { false }
}

/// What takes keys and draws frames: a terminal runs it, and a pilot drives it without one.
@MainActor
public protocol App: AnyObject {
    /// What it runs in; it holds its app, not the other way round.
    var host: (any AppHost)? { get set }
    /// The colours that it shows now.
    var theme: Theme { get }

    /// Begins.
    func start()

    /// Takes a key.
    func press(_ key: Key)

    /// Draws what is in front.
    ///
    /// - Parameters:
    ///   - size: In cells.
    ///   - tick: How often the clock has ticked; it turns a spinner.
    ///   - transcribes: Whether a transcript is made, too.
    func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame

    /// Whether nothing that was begun is unfinished.
    var isSettled: Bool { get }

    /// Waits until nothing that was begun is unfinished.
    func settle() async

    /// Is called each time something that was begun has finished.
    var didProgress: (() -> Void)? { get set }

    /// Waits until every change that was made is saved, or has failed to be.
    func finishSaving() async
}

import TextUI

/// A drawing that an app was asked for.
struct Drawing: Equatable {
    let pressed: String
    let number: Int
    let tick: Int
    let size: Size

    /// - Parameters:
    ///   - pressed: The characters that were pressed before the drawing.
    ///   - number: The number of the drawing, counted from 1.
    init(_ pressed: String, number: Int, tick: Int = 0, size: Size = Size(width: 10, height: 2)) {
        self.pressed = pressed
        self.number = number
        self.tick = tick
        self.size = size
    }
}

/// An app that shows how often it was drawn.
///
/// `q` quits it, and ctrl-p finishes a piece of its work.
@MainActor
final class FakeApp: App {
    weak var host: (any AppHost)?
    var didProgress: (() -> Void)?
    let theme = Theme.dark
    /// The tick at which the spinner disappears.
    var spinnerTicks = 0
    /// Whether drawing starts work, like a list that requests its next page.
    var asksWhenDrawn = false
    /// Whether the app has a text field, which handles consecutive characters in one step.
    var isEditingText = false
    /// Called after each key.
    var whenPressed: (Key) -> Void = { _ in }
    /// Whether saving continues until `completeSaving` is called.
    var savesSlowly = false
    /// Whether everything can be saved, so that the app may end.
    var mayEnd = true
    /// The number of the drawing in which the app quits, as if by a queued key; nil for none.
    var quittingDrawing: Int?
    /// The steps of saving, and the end of the run.
    var log: [String] = []

    private(set) var isSettled = true
    private(set) var hasStarted = false
    private(set) var keys: [Key] = []
    /// The number of drawings so far.
    private(set) var drawings = 0
    private let drawn = AsyncStream.makeStream(of: Drawing.self)
    private let saving = AsyncStream.makeStream(of: Never.self)
    private let saved = AsyncStream.makeStream(of: Never.self)

    func start() { hasStarted = true }

    /// The characters among the pressed keys.
    var pressed: String {
        String(keys.compactMap { if case .character(let character) = $0 { character } else { nil } })
    }

    /// The pressed keys, with each character of a text as a separate key.
    var singleKeys: [Key] {
        keys.flatMap { if case .text(let characters) = $0 { characters.map(Key.character) } else { [$0] } }
    }

    func press(_ key: Key) {
        keys.append(key)
        if key == .character("q") { host?.quit() }
        if key == .control("p") { didProgress?() }
        whenPressed(key)
    }

    func typeText(_ characters: [Character]) -> Bool {
        keys.append(.text(characters))
        return true
    }

    func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame {
        drawings += 1
        drawn.continuation.yield(Drawing(pressed, number: drawings, tick: tick, size: size))
        if drawings == quittingDrawing { host?.quit() }
        if asksWhenDrawn { isSettled = false }
        if tick < spinnerTicks { return Frame(Spinner(tick: tick), size: size, appearance: appearance) }
        return Frame(Text("frame \(drawings)"), size: size, appearance: appearance)
    }

    func settle() async {}

    func finishSaving() async -> Bool {
        guard savesSlowly else { return mayEnd }
        log.append("saves")
        saving.continuation.finish()
        for await _ in saved.stream {}
        log.append(Task.isCancelled ? "gives up" : "has saved")
        return mayEnd
    }
}

extension FakeApp {
    /// Returns the drawings in order, one for each call, and waits for a drawing if necessary.
    func nextDrawing() async -> Drawing? {
        var drawings = drawn.stream.makeAsyncIterator()
        return await drawings.next()
    }

    func beginningOfSaving() async {
        for await _ in saving.stream {}
    }

    func completeSaving() { saved.continuation.finish() }
}

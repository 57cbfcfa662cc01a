public import Binding
public import Shell
public import TestKit
public import Testing
public import TextUI

/// A feature in its own shell, put together by its coordinator as in the app, and driven by keys.
///
/// A subclass adds the feature's dependencies, which the test controls.
@MainActor
open class Harness {
    public let shell: Shell
    public let host = HostMock()
    /// The clock for toasts, and for everything else that the feature times.
    public let clock = ManualClock()
    /// The size of the terminal.
    public var size = ScreenSize.standard
    /// All asynchronous work of the feature.
    public let work: Work
    private let sourceLocation: SourceLocation
    private weak var tracked: AnyObject?

    /// Creates a shell without screens.
    ///
    /// - Parameters:
    ///   - work: All asynchronous work of the feature.
    ///   - tabs: The tabs; by default one stack without tabs.
    public init(work: Work = Work(), tabs: [Tab] = [.only], sourceLocation: SourceLocation) {
        self.work = work
        shell = Shell(tabs: tabs, words: .english, clock: clock)
        self.sourceLocation = sourceLocation
        shell.host = host
        for object in [self, shell, host] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
    }

    /// Creates a shell without tabs that shows `screen`.
    public convenience init(showing screen: some Screen, sourceLocation: SourceLocation = #_sourceLocation) {
        self.init(sourceLocation: sourceLocation)
        navigation.push(screen)
    }

    /// The stack on which the feature's coordinator opens its screens.
    public var navigation: Navigation { shell.navigation() }

    /// Waits until all work has finished, including the requests that visible rows make.
    public func settle() async {
        repeat {
            await work.settle()
            draw(transcribes: false)
        } while !work.isSettled && !Task.isCancelled
    }

    /// Checks that the front screen is freed after the test.
    fileprivate func trackFront() {
        guard let front = shell.front, front !== tracked else { return }
        tracked = front
        trackForLeaks(front, sourceLocation: sourceLocation)
    }
}

// MARK: - Keys

extension Harness {
    /// Presses `keys` without waiting, and skips the pause of each prompt.
    public func press(_ keys: Key...) {
        for key in keys {
            shell.skipPauses()
            shell.press(key)
            trackFront()
        }
    }

    /// Types `text` letter by letter, without waiting.
    public func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    /// Presses `keys`; before each key and after the last, waits until all work has finished.
    public func press(settling keys: Key...) async {
        for key in keys {
            await settle()
            press(key)
        }
        await settle()
    }

    /// Types `text`; before each letter and after the last, waits until all work has finished.
    public func type(settling text: String) async {
        for character in text { await press(settling: .character(character)) }
    }

    /// Clicks where `text` is shown.
    public func click(_ text: String) throws {
        press(.click(try place(of: text)))
    }

    /// Draws, and returns where `text` begins, counting every character as one column.
    public func place(of text: String) throws -> Point {
        try draw(transcribes: false).place(of: text)
    }
}

// MARK: - What is shown

extension Harness {
    /// Draws the whole shell: the front screen in its box, anything in front of that screen, and the key bar.
    ///
    /// - Parameters:
    ///   - usesColor: Whether pictures use colours, which the plain text of a screen does not contain.
    ///   - transcribes: Whether to make a transcript, too.
    @discardableResult
    public func draw(
        _ size: ScreenSize? = nil, tick: Int = 0, usesColor: Bool = false, transcribes: Bool = true
    ) -> Frame {
        trackFront()
        shell.skipPauses()
        return shell.draw(
            size: (size ?? self.size).size, tick: tick, appearance: Appearance(usesColor: usesColor),
            transcribes: transcribes)
    }

    /// Draws only the front screen.
    public func drawScreen(
        _ size: ScreenSize? = nil, tick: Int = 0, symbols: Symbols = .unicode, usesColor: Bool = false
    ) -> Frame {
        let appearance = Appearance(symbols: symbols, usesColor: usesColor)
        return drawScreen(in: (size ?? self.size).size, tick: tick, appearance: appearance)
    }

    /// Draws only the front screen, in `size`.
    public func drawScreen(
        in size: Size, tick: Int = 0, appearance: Appearance = Appearance(usesColor: false)
    ) -> Frame {
        guard let front = shell.front else { return Frame(Spacer(), size: size) }
        return Frame(screen: front, size: size, tick: tick, appearance: appearance)
    }

    /// The text of the whole shell.
    public var screen: String { draw(transcribes: false).grid.plainText }

    /// The title of the front screen.
    public var title: String? { shell.front?.title }

    /// The message of the prompt in front; nil if there is none.
    public var prompt: String? { shell.prompt?.message }

    /// The whole prompt in front, such as `Clear All: Are you sure? [Clear All] [Cancel]`; nil if there is none.
    public var wholePrompt: String? {
        shell.prompt.map { "\($0.title): \($0.message) " + $0.actions.map { "[\($0.label)]" }.joined(separator: " ") }
    }

    /// The line of the screen that is marked as the selected row.
    public var selectedRow: String? { screen.split(separator: "\n").first { $0.contains("▸") }.map(String.init) }

    /// The last line of the screen.
    public var keyBar: String {
        screen.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    }
}

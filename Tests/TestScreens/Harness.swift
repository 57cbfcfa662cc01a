public import Binding
public import Shell
public import TestKit
public import Testing
public import TextUI

/// A feature on a shell of its own, put together by its coordinator as in the app; its user speaks through keys.
///
/// A subclass adds what the feature is built on, for the test to answer.
@MainActor
open class Harness {
    public let shell: Shell
    public let host = HostMock()
    /// Drives toasts, and whatever else the feature times.
    public let clock = ManualClock()
    /// The terminal's.
    public var size = ScreenSize.standard
    /// What the feature begins is a part of this.
    public let work: Work
    private let sourceLocation: SourceLocation
    private weak var tracked: AnyObject?

    /// A shell without screens.
    ///
    /// - Parameters:
    ///   - work: What the feature begins is a part of it.
    ///   - tabs: Unless given, one stack without tabs.
    public init(work: Work = Work(), tabs: [Tab] = [.only], sourceLocation: SourceLocation) {
        self.work = work
        shell = Shell(tabs: tabs, words: .sample, clock: clock)
        self.sourceLocation = sourceLocation
        shell.host = host
        for object in [self, shell, host] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
    }

    /// Where the feature's coordinator opens its screens.
    public var navigation: Navigation { shell.navigation() }

    /// Waits until nothing that was begun is unfinished, what the rows that show ask for included.
    public func settle() async {
        repeat {
            await work.settle()
            draw()
        } while !work.isSettled && !Task.isCancelled
    }

    /// Has the front screen checked for having been freed.
    fileprivate func trackFront() {
        guard let front = shell.front, front !== tracked else { return }
        tracked = front
        trackForLeaks(front, sourceLocation: sourceLocation)
    }
}

// MARK: - Keys

extension Harness {
    /// Presses `keys` one after the other, and waits for nothing.
    public func press(_ keys: Key...) {
        for key in keys {
            shell.press(key)
            trackFront()
        }
    }

    /// Types `text` letter by letter, and waits for nothing.
    public func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    /// Presses `keys`, each when nothing that was begun before is unfinished, and waits for what the last one begins.
    public func press(settling keys: Key...) async {
        for key in keys {
            await settle()
            press(key)
        }
        await settle()
    }

    /// Types `text` in the same way.
    public func type(settling text: String) async {
        for character in text { await press(settling: .character(character)) }
    }

    /// Presses the mouse's button where `text` shows.
    public func click(_ text: String) throws {
        press(.click(try place(of: text)))
    }

    /// Draws, and finds where `text` begins, every character counted as one column.
    public func place(of text: String) throws -> Point {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        let y = try #require(lines.firstIndex { $0.contains(text) }, "\(screen)")
        let before = lines[y].prefix(upTo: lines[y].firstRange(of: text)?.lowerBound ?? lines[y].startIndex)
        return Point(x: before.count, y: y)
    }
}

// MARK: - What shows

extension Harness {
    /// The whole shell: the front screen in its box, what stands in front of it, and the key bar.
    ///
    /// - Parameter usesColor: Whether pictures are made of colours, which the text of a screen does not show.
    @discardableResult
    public func draw(_ size: ScreenSize? = nil, tick: Int = 0, usesColor: Bool = false) -> Frame {
        trackFront()
        return shell.draw(
            size: (size ?? self.size).size, tick: tick, appearance: Appearance(usesColor: usesColor), transcribes: true)
    }

    /// The front screen alone.
    public func drawScreen(
        _ size: ScreenSize? = nil, tick: Int = 0, symbols: Symbols = .unicode, usesColor: Bool = false
    ) -> Frame {
        let appearance = Appearance(symbols: symbols, usesColor: usesColor)
        return drawScreen(in: (size ?? self.size).size, tick: tick, appearance: appearance)
    }

    /// The front screen alone, as large as `size`.
    public func drawScreen(
        in size: Size, tick: Int = 0, appearance: Appearance = Appearance(usesColor: false)
    ) -> Frame {
        guard let front = shell.front else { return Frame(Spacer(), size: size) }
        return Frame(screen: front, size: size, tick: tick, appearance: appearance)
    }

    /// What the whole shell shows.
    public var screen: String { draw().grid.plainText }

    /// The title of the front screen.
    public var title: String? { shell.front?.title }

    /// What the prompt in front says; nil where nothing is asked.
    public var prompt: String? { shell.prompt?.message }

    /// The whole prompt in front, such as `Clear All: Are you sure? [Clear All] [Cancel]`; nil where nothing is asked.
    public var wholePrompt: String? {
        shell.prompt.map { "\($0.title): \($0.message) " + $0.actions.map { "[\($0.label)]" }.joined(separator: " ") }
    }

    /// The line of the screen that holds the mark of a selected row.
    public var selectedRow: String? { screen.split(separator: "\n").first { $0.contains("▸") }.map(String.init) }

    /// The last line of the screen.
    public var keyBar: String {
        screen.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    }
}

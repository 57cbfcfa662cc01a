public import Shell
public import TextUI

/// A screen without content, used as the background of another screen.
public final class BlankScreen: Screen {
    public let title: String
    public let keyHints: [KeyBar.Hint] = []
    public var prompts = PromptQueue()

    public init(_ title: String = "Blank") { self.title = title }

    public func body(tick: Int) -> some Block { Spacer() }
    public func handle(_ key: Key) -> Bool { false }
}

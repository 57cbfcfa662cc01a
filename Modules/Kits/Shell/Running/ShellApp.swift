public import Binding
public import TextUI

/// An app whose screens stand in a shell: it hands the shell its keys, and is settled when all its work is.
///
///     final class Hello: ShellApp {
///         let shell = Shell(words: words, clock: ContinuousClock())
///         let work = Work()
///
///         func start() {
///             shell.navigation().push(HelloView())
///         }
///
///         func finishSaving() async {}
///     }
public protocol ShellApp: App {
    /// What the app's screens stand in.
    var shell: Shell { get }
    /// All that the app's modules have begun.
    var work: Work { get }
}

extension ShellApp {
    /// The shell's.
    public var host: (any AppHost)? {
        get { shell.host }
        set { shell.host = newValue }
    }

    /// The dark one.
    public var theme: Theme { .dark }

    /// Hands `key` to the shell.
    public func press(_ key: Key) { shell.press(key) }

    /// Draws the shell.
    public func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame {
        shell.draw(size: size, tick: tick, appearance: appearance, transcribes: transcribes)
    }

    /// Whether nothing that was begun is unfinished.
    public var isSettled: Bool { work.isSettled }

    /// Waits until nothing that was begun is unfinished.
    public func settle() async { await work.settle() }

    /// Called when work finishes, and when a toast comes or goes, for which nobody waits.
    public var didProgress: (() -> Void)? {
        get { work.didFinish }
        set {
            work.didFinish = newValue
            shell.toasts.didChange = newValue
        }
    }
}

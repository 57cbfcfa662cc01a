public import Binding
public import TextUI

/// An app whose shell shows its screens and handles its keys.
///
/// The app is settled when all its work has finished.
///
///     final class Hello: ShellApp {
///         let shell = Shell(words: words, clock: ContinuousClock())
///         let work = Work()
///
///         func start() {
///             shell.navigation().push(HelloView())
///         }
///     }
public protocol ShellApp: App {
    /// The shell that shows the app's screens.
    var shell: Shell { get }
    /// All the work that the app's modules start.
    var work: Work { get }
}

extension ShellApp {
    /// The shell's host.
    public var host: (any AppHost)? {
        get { shell.host }
        set { shell.host = newValue }
    }

    /// The dark theme, unless the app declares another.
    public var theme: Theme { .dark }

    /// Passes `key` to the shell.
    public func press(_ key: Key) { shell.press(key) }

    /// Whether the shell's front screen is editing text.
    public var isEditingText: Bool { shell.isEditingText }

    /// Passes `characters` to the shell.
    public func typeText(_ characters: [Character]) -> Bool { shell.typeText(characters) }

    /// Makes the front prompt accept keys immediately.
    public func skipPauses() { shell.skipPauses() }

    /// Draws the shell.
    public func draw(size: Size, tick: Int, appearance: Appearance, transcribes: Bool) -> Frame {
        shell.draw(size: size, tick: tick, appearance: appearance, transcribes: transcribes)
    }

    /// Whether all work has finished.
    public var isSettled: Bool { work.isSettled }

    /// Waits until all work has finished.
    public func settle() async { await work.settle() }

    /// Returns true: by default, an app has nothing to save.
    public func finishSaving() async -> Bool { true }

    /// Called when work finishes, and when the app starts or stops waiting for its changes to be saved.
    ///
    /// Also called when a toast appears or disappears, when a prompt's pause ends, and when a screen takes so long to
    /// store something that the user is told; `settle()` waits for none of these.
    public var didProgress: (() -> Void)? {
        get { work.didFinish }
        set {
            work.didFinish = newValue
            shell.toasts.didChange = newValue
            shell.didChange = newValue
        }
    }
}

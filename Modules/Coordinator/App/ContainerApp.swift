import Binding
import TextUI
import View

/// An app that is a container: it hands it the keys, and is settled when all that its modules have begun is finished.
protocol ContainerApp: App {
    var container: Container { get }
    /// All that the app's modules have begun.
    var work: Work { get }
}

extension ContainerApp {
    /// Hands `key` to the screen in front.
    public func press(_ key: Key) { container.press(key) }

    public var isSettled: Bool { work.isSettled }

    public func settle() async { await work.settle() }

    public var didProgress: (() -> Void)? {
        get { work.didFinish }
        set { work.didFinish = newValue }
    }

    public func quit() { host?.quit() }

    public func suspend() { host?.suspend() }
}

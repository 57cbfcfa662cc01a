import Binding
import Shell

/// An app with a harness's shell, which reports when the shell changes by itself.
@MainActor
final class AppOfShell: ShellApp {
    let shell: Shell
    let work = Work()
    private let (changes, change) = AsyncStream<Void>.makeStream()

    init(shell: Shell) {
        self.shell = shell
        didProgress = { [change] in change.yield() }
    }

    func start() {}

    /// Waits for the next change that no earlier call has waited for.
    func nextChange() async {
        var changes = changes.makeAsyncIterator()
        await changes.next()
    }
}

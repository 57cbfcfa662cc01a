import Binding
import Shell
import TextUI

/// An app of a harness's shell, which says when the shell has changed by itself.
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

    /// Waits for the next change that no call has returned for yet.
    func nextChange() async {
        var changes = changes.makeAsyncIterator()
        await changes.next()
    }
}

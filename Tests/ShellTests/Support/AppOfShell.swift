import Binding
import Shell

/// An app around a harness's shell; the app reports each change of the shell that no key caused.
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

    /// Takes the oldest change that no earlier call has taken, or waits for a change.
    func nextChange() async {
        var changes = changes.makeAsyncIterator()
        await changes.next()
    }
}

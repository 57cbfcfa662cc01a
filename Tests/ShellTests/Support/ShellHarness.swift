import Shell
import TestScreens
import Testing

/// A shell with two tabs, and a sample screen in each.
@MainActor
final class ShellHarness: Harness {
    let one = SampleScreen("One", rowCount: 30)
    let other = SampleScreen("Other")

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        super.init(
            tabs: [Tab(id: "one", title: "One"), Tab(id: "other", title: "Other", badge: 2)],
            sourceLocation: sourceLocation)
        shell.navigation(in: "one").push(one)
        shell.navigation(in: "other").push(other)
    }
}

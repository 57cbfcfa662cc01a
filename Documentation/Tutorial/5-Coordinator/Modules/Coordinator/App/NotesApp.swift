public import Binding
import Interactor
public import Shell

/// An app of one screen, which owns the notes.
public final class NotesApp: ShellApp {
    public let shell: Shell
    public let work = Work()
    private let notes = NotesInteractor()

    /// - Parameter clock: Measures how long a toast is shown.
    public init(clock: any Clock<Duration>) {
        shell = Shell(words: .english, clock: clock)
    }

    public func start() {
        let dependencies = NotesDependencies(notes: notes)
        NotesCoordinator(dependencies: dependencies, navigation: shell.navigation()).start()
    }

    /// Goes to the screen of `route`; does nothing if there is none.
    public func open(_ route: Route) {
        if route == .notes { shell.navigation().popToRoot() }
    }
}

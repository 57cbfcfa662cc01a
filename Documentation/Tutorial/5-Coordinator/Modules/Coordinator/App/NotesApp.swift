public import Binding
public import Shell

/// An app that shows the first place of its features.
public final class NotesApp: ShellApp {
    public let shell: Shell
    public let work = Work()
    private let places: [Place]

    /// - Parameter clock: Measures how long a toast is shown.
    public init(_ features: [any Feature], clock: any Clock<Duration>) {
        places = features.flatMap(\.places)
        shell = Shell(words: .english, clock: clock)
    }

    public func start() { places.first?.coordinator(shell.navigation()).start() }

    /// Goes back to the first place if `route` leads there; otherwise, does nothing.
    public func open(_ route: Route) {
        if places.first?.route == route { shell.navigation().popToRoot() }
    }
}

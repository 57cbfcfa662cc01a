import Interactor
import Model
import Shell
import TestKit
import TestScreens
import Testing

@testable import Coordinator

/// The Notes screen, opened by its coordinator in front of another screen.
@MainActor
final class NotesHarness: Harness {
    let interactor: NotesInteractor

    /// - Parameter entries: The initial entries.
    init(_ entries: [String] = [], sourceLocation: SourceLocation = #_sourceLocation) {
        interactor = trackForLeaks(
            NotesInteractor(model: Notes(entries: entries)), sourceLocation: sourceLocation)
        super.init(sourceLocation: sourceLocation)
        navigation.push(BlankScreen())
        openNotes()
    }

    /// Opens the Notes screen in front of the other screens.
    func openNotes() {
        let dependencies = NotesDependencies(notes: interactor)
        NotesCoordinator(dependencies: dependencies, navigation: navigation).start()
    }
}

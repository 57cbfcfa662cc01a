import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

/// The Notes screen, opened by its coordinator in front of another screen.
@MainActor
final class NotesHarness: Harness {
    let interactor: NotesInteractor
    private let tips: any TipService

    /// - Parameters:
    ///   - entries: The initial entries.
    ///   - tips: The service, which is offline by default.
    init(
        _ entries: [String] = [], tips: any TipService = AnsweringTips(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.tips = tips
        interactor = trackForLeaks(
            NotesInteractor(model: Notes(entries: entries)), sourceLocation: sourceLocation)
        super.init(sourceLocation: sourceLocation)
        navigation.push(BlankScreen())
        openNotes()
    }

    /// Opens the Notes screen in front of the other screens.
    func openNotes() {
        let dependencies = NotesDependencies(notes: interactor, tips: tips, work: work)
        NotesCoordinator(dependencies: dependencies, navigation: navigation).start()
    }
}

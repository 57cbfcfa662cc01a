import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing

@testable import Coordinator

/// The notes in front of another screen, opened by its coordinator.
@MainActor
final class NotesHarness: Harness {
    let interactor: NotesInteractor
    private let tips: any TipService

    /// - Parameters:
    ///   - entries: The entries that are there already.
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

    /// Opens the notes in front.
    func openNotes() {
        let dependencies = NotesDependencies(notes: interactor, tips: tips, work: work)
        NotesCoordinator(dependencies: dependencies, navigation: navigation).start()
    }
}

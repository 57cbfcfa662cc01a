import Binding
import SnapshotFiles
import Testing

@testable import Strata

@MainActor
@Suite("The review's screen")
struct ReviewViewModelTests {
    private let changes: [PendingChange] = [.changedScreen, .newScreen, .sample("c")]

    @Test(
        "The review's screen shows why a decision was refused and what a retry does",
        arguments: [
            (SnapshotFileError.full, "Try Again"), (.replaced, "Reload"),
            (.referenceChanged(file: "a.txt", expected: nil, found: "1"), "Reload"),
            (.malformedPending(file: "a.txt", reason: "it is not valid JSON"), "Reload"),
        ])
    func problem(error: SnapshotFileError, retryTitle: String) {
        #expect(show(.reviewing(changes)).problem == nil)
        let refused = show(ReviewProgress.reviewing(changes).refusing(.accept, error))
        #expect(refused.problem?.message == error.description && refused.problem?.retryTitle == retryTitle)
        #expect(refused.problem?.skipTitle == "Skip" && refused.problem?.cancelTitle == "Cancel")
        #expect(refused.change?.id == changes[0].id && refused.message == nil)
    }

    @Test("If accepting alike changes fails, the message states how many of them were accepted before")
    func alike() {
        let alike = ReviewProgress.reviewing([.sample("a"), .sample("b", new: "Bo"), .sample("c"), .sample("d")])
        let refused = show(alike.refusing(.acceptAlike, after: 1))
        #expect(refused.problem?.message == "1 of 3 accepted. \(SnapshotFileError.full)")
        #expect(refused.outcome == "1 accepted, 0 rejected, 3 left: \(SnapshotFileError.full)")
    }

    @Test("In the review's outcome, the number of texts left includes skipped and unreadable texts")
    func outcome() {
        let reviewed = ReviewProgress.reviewing(changes, unreadable: ["a", "b"], after: [.accept, .skip])
        #expect(show(reviewed).outcome == "1 accepted, 0 rejected, 4 left")
    }

    @Test("Two review view models of equal models are equal, even if their actions differ")
    func equality() {
        let model = ReviewProgress.reviewing(changes)
        let actions = ReviewInteractor(store: InMemoryPendingChanges(), reading: Work(), deciding: Work())
        #expect(show(model) == ReviewViewModel(model: model, actions))
    }

    private func show(_ model: ReviewProgress) -> ReviewViewModel { ReviewViewModel(model: model, nil) }
}

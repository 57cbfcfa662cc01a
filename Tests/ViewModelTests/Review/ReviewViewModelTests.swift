import Binding
import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The review's screen", .leakChecks, .endsWhenStuck)
struct ReviewViewModelTests {
    private let work = Work()
    private let changes: [ReviewedChange] = [.changedScreen, .newScreen, .sample("c")]

    @Test("says where the review is, and at its end what became of all")
    func progress() async {
        let interactor = await makeInteractor(InMemoryPendingChanges(changes))
        #expect(ReviewViewModel(interactor: interactor).title == "1 of 3: SettingsSnapshots/defaults(size:)")
        await decide(interactor) { $0.accept }
        let second = ReviewViewModel(interactor: interactor)
        #expect(second.title == "2 of 3: SettingsSnapshots/help(size:)")
        await decide(interactor) { $0.skip }
        let third = ReviewViewModel(interactor: interactor)
        #expect(third.title == "3 of 3: Screens/c()")
        #expect(third.outcome == "1 accepted, 0 rejected, 2 left")
    }

    @Test("tells which test made the change, and why it is there")
    func facts() async {
        let viewModel = ReviewViewModel(interactor: await makeInteractor(InMemoryPendingChanges(changes)))
        #expect(
            viewModel.change?.facts.map { "\($0.title): \($0.value)" } == [
                "Why: changed: 3 lines removed, 4 added", "Test: ViewTests.SettingsSnapshots/defaults(size:)",
                "Case: 80x24, dark, named transcript, call 2",
                "Source: ViewTests/Settings/SettingsSnapshots.swift:22",
                "Snapshot: Snapshots/ViewTests/SettingsSnapshots/defaults.80x24.transcript.2.txt",
            ])
    }

    @Test(
        "says why a change is there",
        arguments: [
            (ReviewedChange.Reason.new, 0, 1, "new, there is no snapshot yet: 1 line added"),
            (.new, 0, 0, "new, there is no snapshot yet: an empty text"),
            (.changed, 2, 0, "changed: 2 lines removed"), (.changed, 1, 1, "changed: 1 line removed, 1 added"),
            (.changed, 0, 0, "changed: the snapshot holds the new text already"),
            (
                .outdated, 1, 1,
                "outdated: the snapshot was changed after the test ran, so accepting is refused; run the test again"
            ),
        ])
    func reason(reason: ReviewedChange.Reason, removed: Int, inserted: Int, expected: String) async {
        let change = makeChange(
            reason,
            (0..<removed).map { .removed("a", old: $0 + 1) } + (0..<inserted).map { .inserted("b", new: $0 + 1) })
        let viewModel = ReviewViewModel(interactor: await makeInteractor(InMemoryPendingChanges([change])))
        #expect(viewModel.change?.facts.first?.value == expected)
        #expect(viewModel.change?.hasTwoSides == (reason != .new))
    }

    @Test("shows the difference one line below the other, with its headings and notes")
    func unifiedRows() async {
        let change = makeChange(
            .changed,
            [.kept("a", old: 9, new: 9), .removed("b", old: 10), .inserted("c", new: 10), .inserted("d", new: 11)])
        let viewModel = ReviewViewModel(interactor: await makeInteractor(InMemoryPendingChanges([change])))
        #expect(
            viewModel.change?.unifiedRows.map(\.summary) == [
                "@@", "9 9  a", "10 nil -b", "nil 10 +c", "nil 11 +d", "note",
            ])
        #expect(viewModel.change?.numberWidth == 2)
    }

    @Test("puts what is removed beside what is inserted in its place")
    func sideBySideRows() async {
        let change = makeChange(
            .changed,
            [
                .removed("a", old: 1), .removed("b", old: 2), .inserted("c", new: 1), .kept("d", old: 3, new: 2),
                .inserted("e", new: 3), .kept("f", old: 4, new: 4), .removed("g", old: 5),
            ])
        let viewModel = ReviewViewModel(interactor: await makeInteractor(InMemoryPendingChanges([change])))
        #expect(
            viewModel.change?.sideBySideRows.map(\.summary) == [
                "@@", "1 nil -a | nil 1 +c", "2 nil -b | nil", "3 2  d | 3 2  d", "nil | nil 3 +e", "4 4  f | 4 4  f",
                "5 nil -g | nil", "note",
            ])
    }

    @Test("decides on the change of that id, and no other")
    func decisions() async {
        let store = InMemoryPendingChanges(changes)
        let interactor = await makeInteractor(store)
        let first = ReviewViewModel(interactor: interactor)
        first.accept(changes[0].id)
        await work.settle()
        // It is still the same value, whatever has happened since.
        #expect(first.change?.id == changes[0].id)
        first.accept(changes[0].id)
        first.reject(changes[0].id)
        await work.settle()
        #expect(store.calls == [.read, .accept(changes[0].id)])
        await decide(interactor) { $0.reject }
        await decide(interactor) { $0.skip }
        #expect(store.calls.last == .reject(changes[1].id))
        #expect(ReviewViewModel(interactor: interactor).change == nil)
    }

    @Test("looks at everything once more")
    func lookAgain() async {
        let interactor = await makeInteractor(InMemoryPendingChanges(changes))
        for _ in changes { await decide(interactor) { $0.skip } }
        ReviewViewModel(interactor: interactor).lookAgain()
        await work.settle()
        #expect(ReviewViewModel(interactor: interactor).title == "1 of 3: SettingsSnapshots/defaults(size:)")
    }

    @Test("says that it reads, until something is there or reading has failed")
    func reading() async {
        let store = InMemoryPendingChanges(changes)
        store.failure = .failed("/x cannot be read")
        let interactor = trackForLeaks(ReviewInteractor(store: store, reading: work, deciding: work))
        #expect(ReviewViewModel(interactor: interactor).isReading)
        interactor.load()
        #expect(ReviewViewModel(interactor: interactor).isReading)
        #expect(ReviewViewModel(interactor: interactor).outcome == "nothing was read")
        await work.settle()
        let failed = ReviewViewModel(interactor: interactor)
        #expect(!failed.isReading)
        #expect(failed.message?.title == "Nothing could be read" && failed.message?.text == "/x cannot be read")
        #expect(failed.problem?.message == "/x cannot be read")
        #expect(failed.outcome == "/x cannot be read")
        store.failure = nil
        failed.retry()
        #expect(ReviewViewModel(interactor: interactor).isReading)
        await work.settle()
        #expect(ReviewViewModel(interactor: interactor).change?.id == changes[0].id)
    }

    @Test(
        "says why a decision was refused, and what trying again does",
        arguments: [(ReviewError.failed("full"), "full", "Retry"), (.outdated("gone"), "gone", "Read Again")])
    func problem(error: ReviewError, message: String, retryTitle: String) async {
        let store = InMemoryPendingChanges(changes)
        let interactor = await makeInteractor(store)
        #expect(ReviewViewModel(interactor: interactor).problem == nil)
        store.failure = error
        await decide(interactor) { $0.accept }
        let refused = ReviewViewModel(interactor: interactor)
        #expect(refused.problem?.message == message && refused.problem?.retryTitle == retryTitle)
        #expect(refused.change?.id == changes[0].id && refused.message == nil)
    }

    @Test("says at the end what was done and what is left")
    func end() async {
        let interactor = await makeInteractor(InMemoryPendingChanges(changes, unreadable: ["/x is no text"]))
        await decide(interactor) { $0.accept }
        await decide(interactor) { $0.reject }
        #expect(ReviewViewModel(interactor: interactor).message == nil)
        await decide(interactor) { $0.skip }
        let end = ReviewViewModel(interactor: interactor)
        #expect(end.title == "Review" && end.message?.title == "Seen to the end")
        #expect(
            end.message?.text == """
                1 accepted, 1 rejected
                1 skipped and still pending

                These cannot be reviewed:
                /x is no text
                """)
    }

    @Test("says that all is reviewed, or that there was nothing to review")
    func nothingLeft() async {
        let interactor = await makeInteractor(InMemoryPendingChanges([.newScreen]))
        await decide(interactor) { $0.accept }
        let end = ReviewViewModel(interactor: interactor)
        #expect(end.message?.title == "All reviewed" && end.message?.text == "1 accepted, 0 rejected")
        let nothing = ReviewViewModel(interactor: await makeInteractor(InMemoryPendingChanges()))
        #expect(nothing.message?.title == "Nothing to review")
        #expect(nothing.outcome == "0 accepted, 0 rejected, 0 left")
        let broken = ReviewViewModel(interactor: await makeInteractor(InMemoryPendingChanges(unreadable: ["a", "b"])))
        #expect(broken.message?.title == "Nothing can be reviewed" && broken.message?.text == "a\nb")
        #expect(broken.outcome == "0 accepted, 0 rejected, 2 left")
    }

    @Test("equals another of an equal model, whoever made it")
    func equality() async {
        let one = await makeInteractor(InMemoryPendingChanges(changes))
        let other = await makeInteractor(InMemoryPendingChanges(changes))
        #expect(ReviewViewModel(interactor: one) == ReviewViewModel(interactor: other))
        await decide(other) { $0.skip }
        #expect(ReviewViewModel(interactor: one) != ReviewViewModel(interactor: other))
    }

    private func makeChange(_ reason: ReviewedChange.Reason, _ lines: [ReviewedChange.Line]) -> ReviewedChange {
        ReviewedChange(
            id: "Snapshots/a.txt", test: ReviewedTest(module: "M", name: "a()", sourceLocation: "M/A.swift:1"),
            reason: reason, hunks: lines.isEmpty ? [] : [.init(heading: "@@", lines: lines, notes: ["note"])])
    }

    private func makeInteractor(
        _ store: InMemoryPendingChanges, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> ReviewInteractor {
        let interactor = trackForLeaks(
            ReviewInteractor(store: store, reading: work, deciding: work), sourceLocation: sourceLocation)
        interactor.load()
        await work.settle()
        return interactor
    }

    /// Decides on the current change, and waits until that is carried out.
    private func decide(_ interactor: ReviewInteractor, _ decision: (ReviewViewModel) -> (ChangeDetails.ID) -> Void)
        async
    {
        let viewModel = ReviewViewModel(interactor: interactor)
        if let change = viewModel.change { decision(viewModel)(change.id) }
        await work.settle()
    }
}

extension DiffRow {
    fileprivate var summary: String {
        switch self {
        case .heading(let text), .note(let text): text
        case .line(let line): line.summary
        case .pair(let old, let new): "\(old?.summary ?? "nil") | \(new?.summary ?? "nil")"
        }
    }
}

extension DiffLine {
    fileprivate var summary: String {
        let numbers = [oldNumber, newNumber].map { $0.map { "\($0)" } ?? "nil" }
        return "\(numbers.joined(separator: " ")) \(mark)\(text)"
    }
}

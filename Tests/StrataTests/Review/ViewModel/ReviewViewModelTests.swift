import Testing

@testable import Strata

@MainActor
@Suite("The review's screen")
struct ReviewViewModelTests {
    private let changes: [ReviewedChange] = [.changedScreen, .newScreen, .sample("c")]

    @Test("shows the position in the review")
    func progress() {
        #expect(show(.reviewing(changes)).title == "1 of 3: SettingsSnapshots/defaults(size:)")
        #expect(show(.reviewing(changes, after: [.accept])).title == "2 of 3: SettingsSnapshots/help(size:)")
        #expect(show(.reviewing(changes, after: [.accept, .skip])).title == "3 of 3: Screens/c()")
        #expect(show(.reviewing([])).title == "Review")
    }

    @Test("shows the first undecided change")
    func change() {
        #expect(show(.reviewing(changes)).change == ChangeDetails(.changedScreen))
        #expect(show(.reviewing(changes, after: [.reject])).change == ChangeDetails(.newScreen))
        #expect(show(ReviewProgress.reviewing(changes).starting()).change == ChangeDetails(.changedScreen))
        #expect(show(.reviewing([])).change == nil)
    }

    @Test("says that it is reading, until that has succeeded or failed")
    func reading() {
        for model in [ReviewProgress(), ReviewProgress().starting()] {
            #expect(show(model).readingMessage == "Reading pending texts")
            #expect(show(model).outcome == "Nothing was read")
            #expect(show(model).message == nil && show(model).problem == nil)
        }
        #expect(show(.reviewing(changes)).readingMessage == nil)
    }

    @Test("says why nothing could be read")
    func unread() {
        let failed = show(ReviewProgress().finishing(.failure(.failed("/x cannot be read"))))
        #expect(failed.readingMessage == nil)
        #expect(failed.message == ReviewMessage(title: "Nothing could be read", text: "/x cannot be read"))
        #expect(failed.problem?.message == "/x cannot be read" && failed.problem?.skipTitle == nil)
        #expect(failed.outcome == "/x cannot be read")
    }

    @Test(
        "says why a decision was refused, and what a retry does",
        arguments: [
            (ReviewError.failed("full"), "full", "Retry"), (.outdated("gone"), "gone", "Read Again"),
            (.unknown("a.txt"), "Nothing is pending for a.txt", "Read Again"),
        ])
    func problem(error: ReviewError, message: String, retryTitle: String) {
        #expect(show(.reviewing(changes)).problem == nil)
        let refused = show(ReviewProgress.reviewing(changes).finishing(.failure(error), of: .accept))
        #expect(refused.problem?.message == message && refused.problem?.retryTitle == retryTitle)
        #expect(refused.problem?.skipTitle == "Skip" && refused.problem?.cancelTitle == "Cancel")
        #expect(refused.change?.id == changes[0].id && refused.message == nil)
        #expect(refused.outcome == "0 accepted, 0 rejected, 3 left: \(message)")
    }

    @Test("says how many changes are like the current one, but only if any are")
    func alike() {
        let alike = ReviewProgress.reviewing([.alike("a"), .sample("b"), .alike("c"), .alike("d")])
        #expect(show(alike).acceptAlikeHint == "accept this and 2 like it")
        #expect(
            show(alike).change?.facts.contains { $0 == .init(title: "Like it", value: "2 more with the same change") }
                == true)
        #expect(show(.reviewing(changes)).acceptAlikeHint == nil)
        #expect(show(.reviewing(changes)).change?.facts.contains { $0.title == "Like it" } == false)
        #expect(show(.reviewing([])).acceptAlikeHint == nil)

        let refused = show(alike.finishing(.failure(.failed("full")), of: .acceptAlike, after: 1))
        #expect(refused.problem?.message == "1 of 3 accepted. full")
        #expect(refused.outcome == "1 accepted, 0 rejected, 3 left: full")
    }

    @Test("sums up in one line what was done")
    func outcome() {
        #expect(show(.reviewing(changes, after: [.accept, .skip])).outcome == "1 accepted, 0 rejected, 2 left")
        #expect(show(.reviewing([])).outcome == "0 accepted, 0 rejected, 0 left")
        #expect(show(.reviewing([], unreadable: ["a", "b"])).outcome == "0 accepted, 0 rejected, 2 left")
    }

    @Test("equals another with an equal model, whatever its actions")
    func equality() {
        let model = ReviewProgress.reviewing(changes)
        #expect(show(model) == ReviewViewModel(model: model, RecordedActions()))
        #expect(show(model) != show(.reviewing(changes, after: [.skip])))
        #expect(show(model) != show(model.starting()))
        #expect(show(model) != show(model.finishing(.failure(.failed("full")), of: .accept)))
    }

    @Test("passes on the user's actions, with the change that was shown")
    func actions() {
        let actions = RecordedActions()
        let viewModel = ReviewViewModel(model: .reviewing(changes), actions)
        viewModel.read()
        viewModel.accept("a")
        viewModel.acceptAlike("a")
        viewModel.reject("b")
        viewModel.skip("c")
        viewModel.retry()
        #expect(
            actions.calls == [
                .load, .decide(.accept, "a"), .decide(.acceptAlike, "a"), .decide(.reject, "b"), .decide(.skip, "c"),
                .retry,
            ])
    }

    private func show(_ model: ReviewProgress) -> ReviewViewModel { ReviewViewModel(model: model, nil) }
}

/// Records the actions of a review's user.
private final class RecordedActions: ReviewActions {
    enum Call: Equatable {
        case load
        case decide(ReviewDecision, ReviewedChange.ID)
        case retry
    }

    private(set) var calls: [Call] = []

    func load() { calls.append(.load) }
    func decide(_ decision: ReviewDecision, on id: ReviewedChange.ID) { calls.append(.decide(decision, id)) }
    func retry() { calls.append(.retry) }
}

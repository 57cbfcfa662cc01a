import Binding
public import Interactor
import Model

/// What a review shows at one moment: a value that is replaced as a whole when the review goes on.
///
/// Two are equal when their models are; whom they speak to does not count.
public struct ReviewViewModel {
    /// The change to decide on; nil where there is none.
    public let change: ChangeDetails?

    private let model: LoadableModel<Review, ReviewError>
    private let interactor: ReviewInteractor

    /// What stands in the middle where there is no change to decide on.
    public nonisolated struct Message: Hashable, Sendable {
        /// A few words.
        public let title: String
        /// More of them, in lines.
        public let text: String
    }

    /// Why something could not be done, and the ways on.
    public nonisolated struct Problem: Hashable, Sendable {
        /// What has happened to which file.
        public let message: String
        /// What trying again does.
        public let retryTitle: String
    }

    /// What the review shows now.
    public init(interactor: ReviewInteractor) {
        model = interactor.model
        change = model.value?.current.map { ChangeDetails($0) }
        self.interactor = interactor
    }

    /// Where the review is, and which test made the change.
    public var title: String {
        guard let review = model.value, let current = review.current else { return "Review" }
        return "\(review.count - review.waiting.count + 1) of \(review.count): \(current.test.name)"
    }

    /// Whether nothing is there yet but on its way.
    public var isReading: Bool { model.value == nil && model.failure == nil }

    /// What was done, for the shell, when all is over.
    public var outcome: String {
        guard let review = model.value else { return model.failure?.message ?? "nothing was read" }
        let outcome = "\(review.acceptedCount) accepted, \(review.rejectedCount) rejected, \(review.leftCount) left"
        return model.failure.map { "\(outcome): \($0.message)" } ?? outcome
    }

    /// What there is to say where there is no change to decide on; nil where there is one.
    public var message: Message? {
        guard let review = model.value else {
            return model.failure.map { Message(title: "Nothing could be read", text: $0.message) }
        }
        guard review.current == nil else { return nil }
        if review.count == 0 {
            return review.unreadable.isEmpty
                ? Message(
                    title: "Nothing to review",
                    text: "Tests lay new and changed texts aside for review; none is there now.")
                : Message(title: "Nothing can be reviewed", text: review.unreadable.joined(separator: "\n"))
        }
        var lines = ["\(review.acceptedCount) accepted, \(review.rejectedCount) rejected"]
        if !review.skipped.isEmpty { lines.append("\(review.skipped.count) skipped and still pending") }
        if !review.unreadable.isEmpty { lines += ["", "These cannot be reviewed:"] + review.unreadable }
        return Message(
            title: review.leftCount == 0 ? "All reviewed" : "Seen to the end", text: lines.joined(separator: "\n"))
    }

    /// Why the last attempt failed; nil while all is well.
    public var problem: Problem? {
        model.failure.map { failure in
            switch failure {
            case .outdated: Problem(message: failure.message, retryTitle: "Read Again")
            case .failed: Problem(message: failure.message, retryTitle: "Retry")
            }
        }
    }
}

// MARK: - What the user does

extension ReviewViewModel {
    /// Makes the text of the change of that id its snapshot's.
    public func accept(_ id: ChangeDetails.ID) { interactor.decide(.accept, on: id) }

    /// Takes the text of the change of that id away.
    public func reject(_ id: ChangeDetails.ID) { interactor.decide(.reject, on: id) }

    /// Puts the change of that id off.
    public func skip(_ id: ChangeDetails.ID) { interactor.decide(.skip, on: id) }

    /// Looks at all that is undecided, with what was put off.
    public func lookAgain() { interactor.load() }

    /// Tries again what failed.
    public func retry() { interactor.retry() }
}

extension ReviewViewModel: Equatable {
    public static func == (one: ReviewViewModel, other: ReviewViewModel) -> Bool {
        one.model == other.model
    }
}

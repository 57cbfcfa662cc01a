/// The state of the latest requested change.
///
/// A change is a value with fixed IDs and dates, so a retry makes the same change.
public enum Saving<Change, Failure: Error> {
    /// No change has been requested, or the user has discarded the failed change.
    case none
    /// The store has not answered yet.
    case storing(Change)
    /// The store has made the change, and the model contains it.
    case stored(Change)
    /// The store refused the change, and the user has not yet decided what to do.
    case failed(Change, Failure)

    /// Whether the store has not answered yet.
    public var isStoring: Bool { if case .storing = self { true } else { false } }

    /// The change that failed; nil if none did.
    public var failedChange: Change? { if case .failed(let change, _) = self { change } else { nil } }

    /// Why the change failed; nil if none did.
    public var failure: Failure? { if case .failed(_, let failure) = self { failure } else { nil } }
}

extension Saving: Equatable where Change: Equatable, Failure: Equatable {}
extension Saving: Hashable where Change: Hashable, Failure: Hashable {}
extension Saving: Sendable where Change: Sendable {}

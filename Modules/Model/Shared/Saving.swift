/// What has become of the change that was asked for last.
///
/// A change is a value with its IDs and dates fixed, so making it again after a failure makes the same one, once.
public enum Saving<Change, Failure: Error> {
    /// No change has been asked for, or the user has given up the one that failed.
    case none
    /// The store has not answered yet.
    case storing(Change)
    /// The store holds the change, and the model shows it.
    case stored(Change)
    /// The store refused the change, and the user has not decided yet.
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

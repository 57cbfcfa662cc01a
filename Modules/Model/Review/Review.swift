/// Texts that await a decision, one at a time, and what was decided so far.
public struct Review: Hashable, Sendable {
    /// What is to be decided, the first one now.
    public private(set) var waiting: [ReviewedChange]
    /// What the reviewer has put off.
    public private(set) var skipped: [ReviewedChange] = []
    /// How many became snapshots.
    public private(set) var acceptedCount = 0
    /// How many were taken away.
    public private(set) var rejectedCount = 0
    /// Why some cannot be reviewed, a sentence for each; they stay as they are.
    public private(set) var unreadable: [String]

    /// A review at its beginning.
    public init(waiting: [ReviewedChange], unreadable: [String] = []) {
        self.waiting = waiting
        self.unreadable = unreadable
    }

    /// The change to decide now; nil where none is waiting.
    public var current: ReviewedChange? { waiting.first }

    /// How many there are with those that were decided.
    public var count: Int { acceptedCount + rejectedCount + skipped.count + waiting.count }

    /// How many are still undecided, with those that cannot be.
    public var leftCount: Int { waiting.count + skipped.count + unreadable.count }

    /// This review after the current change was decided or put off.
    ///
    /// Complexity: O(changes).
    public func applying(_ decision: ReviewDecision) -> Review {
        guard let current else { return self }
        var review = self
        review.waiting.removeFirst()
        switch decision {
        case .accept: review.acceptedCount += 1
        case .reject: review.rejectedCount += 1
        case .skip: review.skipped.append(current)
        }
        return review
    }

    /// This review with nothing put off: all that is undecided is waiting.
    public func withoutSkips() -> Review {
        var review = self
        review.waiting += skipped
        review.skipped = []
        return review
    }

    /// This review of what `fresh` has found: what was decided counts, and what was put off stays so.
    ///
    /// Complexity: O(changes).
    public func continued(with fresh: Review) -> Review {
        let skippedIDs = Set(skipped.map(\.id))
        var review = self
        review.waiting = fresh.waiting.filter { !skippedIDs.contains($0.id) }
        review.skipped = fresh.waiting.filter { skippedIDs.contains($0.id) }
        review.unreadable = fresh.unreadable
        return review
    }
}

/// What a reviewer does with a change.
public enum ReviewDecision: Hashable, Sendable {
    /// The text becomes the snapshot.
    case accept
    /// The text is taken away, and the snapshot stays as it is.
    case reject
    /// The text stays as it is, for later.
    case skip
}

import Foundation

extension SnapshotStore {
    private static let reviewPlace = "\(journalFolder)/review.txt"

    /// The path of the pending text that was visible when the last review ended; nil or empty if there was none.
    package var reviewPlace: String? {
        get { try? contents(Self.reviewPlace).map { String(decoding: $0, as: UTF8.self) } }
        nonmutating set {
            // If this fails, the next review begins with the first text.
            try? writeIgnored(Data((newValue ?? "").utf8), to: Self.reviewPlace, below: Self.journalFolder)
        }
    }
}

import Foundation

extension SnapshotStore {
    private static let reviewPlace = "\(journalFolder)/review.txt"

    /// The path of the pending text that was in front when the last review was left; nil if it was the end.
    package var reviewPlace: String? {
        get { try? contents(Self.reviewPlace).map { String(decoding: $0, as: UTF8.self) } }
        nonmutating set {
            // Without it, the next review begins with the first text.
            try? writeIgnored(Data((newValue ?? "").utf8), to: Self.reviewPlace, below: Self.journalFolder)
        }
    }
}

import Model

nonisolated extension [SkippedEntry] {
    /// The number of skipped entries and the first error, such as `1 skipped: …`; nil if every entry is readable.
    var summary: String? {
        guard let first else { return nil }
        let subject = count == 1 ? "" : ", the first"
        let place = first.page == 1 ? "" : " on page \(first.page)"
        return "\(count) skipped\(subject)\(place): \(first.reason.text)"
    }
}

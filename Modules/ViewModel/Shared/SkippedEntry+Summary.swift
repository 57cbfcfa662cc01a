import Model

nonisolated extension [SkippedEntry] {
    /// Such as `1 skipped: …`, or `3 skipped, the first on page 2: …`; nil if every entry could be read.
    var summary: String? {
        guard let first else { return nil }
        let subject = count == 1 ? "" : ", the first"
        let place = first.page == 1 ? "" : " on page \(first.page)"
        return "\(count) skipped\(subject)\(place): \(first.reason.text)"
    }
}

nonisolated extension String {
    /// The text without its last period: the system ends some of its reasons with one.
    var withoutPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}

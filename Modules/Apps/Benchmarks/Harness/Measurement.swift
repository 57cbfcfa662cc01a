/// One row of the report.
nonisolated struct Measurement: Codable, Equatable {
    let name: String
    /// The median of the repetitions.
    let value: Double
    let unit: String
    /// The minimum of the repetitions, which is not part of the JSON report.
    var minimum: Double?

    private enum CodingKeys: CodingKey {
        case name, value, unit
    }
}

/// One row of the report.
nonisolated struct Measurement: Codable, Equatable {
    let name: String
    /// The median of the repetitions.
    let value: Double
    let unit: String
    /// The smallest of the repetitions; left out of the machine-readable report.
    var minimum: Double?

    private enum CodingKeys: CodingKey {
        case name, value, unit
    }
}

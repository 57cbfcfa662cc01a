import Foundation

/// The measurements as a table or as JSON.
struct Report {
    let measurements: [Measurement]

    /// Returns a JSON array of `{"name","value","unit"}`.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(measurements), as: UTF8.self)
    }

    /// A table with the columns name, median, unit and minimum.
    var table: String {
        let width = measurements.map(\.name.count).max() ?? 0
        return measurements.map { row in
            let name = row.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let minimum = row.minimum.map { "  (min \(Self.number($0)))" } ?? ""
            return "\(name)  \(Self.number(row.value)) \(row.unit)\(minimum)"
        }
        .joined(separator: "\n")
    }

    private static func number(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 1000 ? "%.1f" : "%.0f", value)
    }
}

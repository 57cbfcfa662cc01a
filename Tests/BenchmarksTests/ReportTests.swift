import Foundation
import Testing

@testable import Benchmarks

@MainActor
@Suite("The report of the benchmarks")
struct ReportTests {
    private let report = Report(measurements: [
        Measurement(name: "search", value: 1.5, unit: "ms", minimum: 1.25),
        Measurement(name: "binding.dispatch", value: 1234, unit: "ns"),
    ])

    @Test("The JSON report is an array whose rows have only a name, a value and a unit")
    func json() throws {
        let rows = try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [[String: Any]]
        #expect(rows?.count == 2)
        #expect(rows?.first?.keys.sorted() == ["name", "unit", "value"])
        #expect(rows?.first?["value"] as? Double == 1.5)
        #expect(rows?.last?["name"] as? String == "binding.dispatch")
    }

    @Test("The printed report is a table with aligned columns")
    func table() {
        #expect(
            report.table == """
                search            1.50 ms  (min 1.25)
                binding.dispatch  1234 ns
                """)
    }

    @Test(
        "The benchmarks measure the cost of every binding style",
        arguments: ["immutable", "delegate", "closures", "inputs-outputs", "messages", "observation"],
        ["dispatch", "body"] + (countsAllocations ? ["allocations"] : []))
    func bindings(style: String, row: String) {
        #expect(Main.names.contains("binding.\(style).\(row)"))
    }
}

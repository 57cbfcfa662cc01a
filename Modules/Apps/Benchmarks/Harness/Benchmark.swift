/// A measurement that produces one row of the report.
struct Benchmark {
    let name: String
    let unit: String
    /// Runs one repetition and returns the measured value.
    let run: () async throws -> Double
    var warmUps = 2
    var repetitions = 9

    /// Runs the warm-up and the repetitions, and returns the median and the minimum.
    func measure() async throws -> Measurement {
        for _ in 0..<warmUps { _ = try await run() }
        var values: [Double] = []
        for _ in 0..<max(1, repetitions) { values.append(try await run()) }
        values.sort()
        return Measurement(name: name, value: values[values.count / 2], unit: unit, minimum: values.first)
    }
}

/// The reason why a measurement failed.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String
}

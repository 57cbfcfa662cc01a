/// Something to measure, under the name of its row.
struct Benchmark {
    let name: String
    let unit: String
    /// Runs one repetition, and says what it measured.
    let run: () async throws -> Double
    var warmUps = 2
    var repetitions = 9

    /// The median and the minimum of the repetitions, after the warm-up.
    func measure() async throws -> Measurement {
        for _ in 0..<warmUps { _ = try await run() }
        var values: [Double] = []
        for _ in 0..<max(1, repetitions) { values.append(try await run()) }
        values.sort()
        return Measurement(name: name, value: values[values.count / 2], unit: unit, minimum: values.first)
    }
}

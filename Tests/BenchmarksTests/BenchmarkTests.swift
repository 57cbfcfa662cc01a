import Testing

@testable import Benchmarks

@MainActor
@Suite("A benchmark")
struct BenchmarkTests {
    @Test("Reports the median and minimum of the repetitions, without the warm-up")
    func median() async throws {
        var values = [900.0, 800, 5, 1, 4, 2, 3]
        let benchmark = Benchmark(name: "row", unit: "ms", run: { values.removeFirst() }, warmUps: 2, repetitions: 5)
        let measurement = try await benchmark.measure()
        #expect(measurement == Measurement(name: "row", value: 3, unit: "ms", minimum: 1))
        #expect(values.isEmpty)
    }

    @Test("Counts allocated blocks of memory", .enabled(if: countsAllocations))
    func counts() {
        var blocks: [[Int]] = []
        blocks.reserveCapacity(100)
        #expect(allocations(per: 100) { blocks.append([blocks.count]) } >= 1)
    }
}

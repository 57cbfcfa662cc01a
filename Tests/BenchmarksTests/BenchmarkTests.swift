import Testing

@testable import Benchmarks

@MainActor
@Suite("A benchmark")
struct BenchmarkTests {
    @Test("A benchmark reports the median and the minimum of its repetitions, excluding the warm-ups")
    func median() async throws {
        var values = [900.0, 800, 5, 1, 4, 2, 3]
        let benchmark = Benchmark(name: "row", unit: "ms", run: { values.removeFirst() }, warmUps: 2, repetitions: 5)
        let measurement = try await benchmark.measure()
        #expect(measurement == Measurement(name: "row", value: 3, unit: "ms", minimum: 1))
        #expect(values.isEmpty)
    }

    @Test("Allocated blocks of memory are counted", .enabled(if: countsAllocations))
    func counts() {
        var blocks: [[Int]] = []
        blocks.reserveCapacity(100)
        #expect(allocations(per: 100) { blocks.append([blocks.count]) } >= 1)
    }
}

import Testing

@testable import Sample

@Suite("The clock of the bundled data")
struct SampleClockTests {
    @Test("A short wait ends immediately, and the clock does not advance")
    func short() async throws {
        let clock = SampleClock()
        let start = clock.now
        try await clock.sleep(for: .milliseconds(999))
        #expect(clock.now == start)
    }

    @Test("A long wait ends only when it is cancelled")
    func long() async {
        let waiting = Task { try await SampleClock().sleep(for: SampleClock.longWait) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }
}

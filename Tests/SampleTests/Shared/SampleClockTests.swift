import Testing

@testable import Sample

@Suite("The clock of the bundled data")
struct SampleClockTests {
    @Test("The sample clock ends a short wait immediately, and does not advance")
    func short() async throws {
        let clock = SampleClock()
        let start = clock.now
        try await clock.sleep(for: .milliseconds(999))
        #expect(clock.now == start)
    }

    @Test("The sample clock ends a long wait only when the wait is cancelled")
    func long() async {
        let waiting = Task { try await SampleClock().sleep(for: SampleClock.longWait) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }
}

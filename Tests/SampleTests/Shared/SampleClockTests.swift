import Foundation
import Interactor
import Testing

@testable import Sample

@Suite("The clock and the stamps of the bundled data")
struct SampleClockTests {
    @Test("A short wait ends at once, and the time stands still")
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

    @Test("Moments begin with 2026 and are a second apart; identifiers differ")
    @MainActor
    func stamps() {
        let stamps = Stamps.bundled()
        let moments = [stamps.now(), stamps.now()].map { $0.timeIntervalSince1970 - 1_767_225_600 }
        #expect(moments == [1, 2])
        #expect(stamps.makeID() != stamps.makeID())
    }
}

import TestKit
import Testing

@Suite("A manual clock", .endsWhenStuck)
struct ManualClockTests {
    private let clock = ManualClock()

    @Test("A manual clock wakes a sleeper at the deadline, and not before")
    func deadline() async throws {
        let start = clock.now
        let sleeper = await fallAsleep(for: .seconds(2))
        clock.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 0)
        try await sleeper.value
        #expect(start.duration(to: clock.now) == .seconds(2))
    }

    @Test("A manual clock wakes only the sleepers whose time is up")
    func several() async throws {
        let early = await fallAsleep(for: .seconds(1))
        let late = await fallAsleep(for: .seconds(3))
        clock.advance(by: .seconds(2))
        try await early.value
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .seconds(2))
        try await late.value
    }

    @Test("A manual clock releases a sleeper whose task is cancelled")
    func cancelled() async {
        let sleeper = await fallAsleep(for: .seconds(1))
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        #expect(clock.sleeperCount == 0)
    }

    /// Starts a task that sleeps, and returns when the task is asleep.
    private func fallAsleep(for duration: Duration) async -> Task<Void, any Error> {
        let sleeper = Task { [clock] in try await clock.sleep(for: duration) }
        await clock.nextSleep()
        return sleeper
    }
}

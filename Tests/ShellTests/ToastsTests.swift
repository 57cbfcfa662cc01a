import Shell
import TestKit
import Testing

@MainActor
@Suite("The shell's toast", .leakChecks, .endsWhenStuck)
struct ToastsTests {
    private let clock = ManualClock()

    @Test("A toast shows its message until its time is over, and no longer")
    func timeout() async {
        let toasts = makeToasts()
        #expect(toasts.message == nil)
        toasts.show("Saved")
        await clock.nextSleep()
        clock.advance(by: Toasts.duration - .milliseconds(1))
        #expect(clock.sleeperCount == 1 && toasts.message == "Saved")
        await nextChange(of: toasts) { clock.advance(by: .milliseconds(1)) }
        #expect(toasts.message == nil)
    }

    @Test("A message that replaces another in a toast is shown for its full time")
    func replaced() async {
        let toasts = makeToasts()
        toasts.show("First")
        await clock.nextSleep()
        clock.advance(by: .seconds(3))
        toasts.show("Second")
        await clock.nextSleep()
        #expect(toasts.message == "Second" && clock.sleeperCount == 1)
        clock.advance(by: .seconds(3))
        #expect(clock.sleeperCount == 1 && toasts.message == "Second")
        await nextChange(of: toasts) { clock.advance(by: .seconds(1)) }
        #expect(toasts.message == nil)
    }

    @Test("A dismissed toast is removed once, and its timer stops")
    func dismissed() async {
        let toasts = makeToasts()
        var messages: [String?] = []
        toasts.didChange = { [weak toasts] in messages.append(toasts?.message) }
        toasts.show("Saved")
        await clock.nextSleep()
        toasts.dismiss()
        toasts.dismiss()
        #expect(messages == ["Saved", nil])
        #expect(clock.sleeperCount == 0)
    }

    @Test("A toast can be freed while it shows a message")
    func freed() async {
        var toasts: Toasts? = makeToasts()
        weak let observed = toasts
        toasts?.show("Saved")
        await clock.nextSleep()
        toasts = nil
        #expect(observed == nil && clock.sleeperCount == 0)
    }

    private func makeToasts(sourceLocation: SourceLocation = #_sourceLocation) -> Toasts {
        trackForLeaks(Toasts(clock: clock), sourceLocation: sourceLocation)
    }

    /// Calls `trigger`, and waits for the change that `trigger` leads to.
    private func nextChange(of toasts: Toasts, _ trigger: () -> Void) async {
        let (changes, change) = AsyncStream<Void>.makeStream()
        toasts.didChange = { change.yield() }
        trigger()
        var arrivals = changes.makeAsyncIterator()
        await arrivals.next()
    }
}

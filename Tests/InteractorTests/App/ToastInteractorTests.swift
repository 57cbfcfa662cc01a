import Binding
import Interactor
import TestKit
import Testing

@MainActor
@Suite("The toast's interactor", .leakChecks, .endsWhenStuck)
struct ToastInteractorTests {
    private let clock = ManualClock()

    @Test("shows a message until its time is over, and not a moment longer")
    func timeout() async {
        let interactor = makeInteractor()
        #expect(interactor.model == nil)
        interactor.show("Saved")
        await clock.nextSleep()
        clock.advance(by: ToastInteractor.duration - .milliseconds(1))
        #expect(clock.sleeperCount == 1 && interactor.model == "Saved")
        await nextChange(of: interactor) { clock.advance(by: .milliseconds(1)) }
        #expect(interactor.model == nil)
    }

    @Test("gives a message that comes later all of its time")
    func replaced() async {
        let interactor = makeInteractor()
        interactor.show("First")
        await clock.nextSleep()
        clock.advance(by: .seconds(3))
        interactor.show("Second")
        await clock.nextSleep()
        #expect(interactor.model == "Second" && clock.sleeperCount == 1)
        clock.advance(by: .seconds(3))
        #expect(clock.sleeperCount == 1 && interactor.model == "Second")
        await nextChange(of: interactor) { clock.advance(by: .seconds(1)) }
        #expect(interactor.model == nil)
    }

    @Test("takes a message away when it is dismissed, once, and nobody waits any longer")
    func dismissed() async {
        let interactor = makeInteractor()
        let recorder = trackForLeaks(ModelRecorder(interactor))
        interactor.show("Saved")
        await clock.nextSleep()
        interactor.dismiss()
        interactor.dismiss()
        #expect(recorder.models == ["Saved", nil])
        #expect(clock.sleeperCount == 0)
    }

    @Test("is freed while a message shows")
    func freed() async {
        var interactor: ToastInteractor? = makeInteractor()
        weak let observed = interactor
        interactor?.show("Saved")
        await clock.nextSleep()
        interactor = nil
        #expect(observed == nil && clock.sleeperCount == 0)
    }

    private func makeInteractor(sourceLocation: SourceLocation = #_sourceLocation) -> ToastInteractor {
        trackForLeaks(ToastInteractor(clock: clock), sourceLocation: sourceLocation)
    }

    /// Waits for the change that `trigger` leads to.
    private func nextChange(of interactor: ToastInteractor, _ trigger: () -> Void) async {
        let (changes, change) = AsyncStream<Void>.makeStream()
        let listener = trackForLeaks(ChangeListener(change))
        interactor.modelDidUpdate.add(listener) { listener, _ in listener.change.yield() }
        trigger()
        var arrivals = changes.makeAsyncIterator()
        await arrivals.next()
    }
}

@MainActor
private final class ChangeListener {
    let change: AsyncStream<Void>.Continuation

    init(_ change: AsyncStream<Void>.Continuation) { self.change = change }
}

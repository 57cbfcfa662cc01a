import Binding
import TestKit
import Testing

@MainActor
@Suite("Listeners", .leakChecks)
struct ListenersTests {
    @Test("Listeners are called in the order in which they were added, each once per change")
    func order() {
        let (counter, recorder) = (makeCounter(), makeRecorder())
        for name in ["first", "second", "third"] {
            counter.modelDidUpdate.add(recorder) { recorder, counter in recorder.record("\(name) \(counter.model)") }
        }

        counter.increment()
        counter.increment()

        #expect(recorder.events == ["first 1", "second 1", "third 1", "first 2", "second 2", "third 2"])
    }

    @Test("A freed listener is not called, but the others still are")
    func freed() {
        let (counter, witness) = (makeCounter(), makeRecorder())
        var listener: Recorder? = makeRecorder()
        if let listener { counter.modelDidUpdate.add(listener) { _, _ in witness.record("freed") } }
        counter.modelDidUpdate.add(witness) { witness, _ in witness.record("living") }

        listener = nil
        counter.increment()

        #expect(witness.events == ["living"])
    }

    @Test("A freed listener's closure is released at the next change, with everything it captured")
    func forgotten() {
        let counter = makeCounter()
        var listener: Recorder? = makeRecorder()
        var captured: Recorder? = makeRecorder()
        weak let observed = captured
        if let listener, let captured {
            counter.modelDidUpdate.add(listener) { _, _ in captured.record("") }
        }
        (listener, captured) = (nil, nil)
        #expect(observed != nil)

        counter.increment()

        #expect(observed == nil)
    }

    @Test("A listener added during a change is first called for the next change")
    func addedDuringChange() {
        let (counter, recorder) = (makeCounter(), makeRecorder())
        counter.modelDidUpdate.add(recorder) { recorder, counter in
            guard counter.model == 1 else { return }
            counter.modelDidUpdate.add(recorder) { recorder, counter in recorder.record("late \(counter.model)") }
        }

        counter.increment()
        #expect(recorder.events.isEmpty)

        counter.increment()
        #expect(recorder.events == ["late 2"])
    }

    @Test("A listener freed during a change, before its turn, is not called")
    func freedDuringChange() {
        let (counter, witness) = (makeCounter(), makeRecorder())
        var listener: Recorder? = makeRecorder()
        counter.modelDidUpdate.add(witness) { _, _ in listener = nil }
        if let listener { counter.modelDidUpdate.add(listener) { _, _ in witness.record("freed") } }

        counter.increment()

        #expect(listener == nil)
        #expect(witness.events.isEmpty)
    }

    @Test("A listener freed during its own call stays alive until the call ends")
    func freesItself() {
        let counter = makeCounter()
        var listener: Recorder? = makeRecorder()
        weak let observed = listener
        var wasAlive = false
        if let living = listener {
            counter.modelDidUpdate.add(living) { owner, _ in
                listener = nil
                owner.record("alive")
                wasAlive = owner.events == ["alive"]
            }
        }

        counter.increment()

        #expect(wasAlive)
        #expect(observed == nil)
    }

    @Test("A change made by a listener reaches all listeners before the calls for the first change continue")
    func nestedChange() {
        let (counter, recorder) = (makeCounter(), makeRecorder())
        counter.modelDidUpdate.add(recorder) { recorder, counter in
            recorder.record("first \(counter.model)")
            if counter.model == 1 { counter.increment() }
        }
        counter.modelDidUpdate.add(recorder) { recorder, counter in recorder.record("second \(counter.model)") }

        counter.increment()

        // Listeners read the model from the source, so the delayed call for the first change sees the second model.
        #expect(recorder.events == ["first 1", "first 2", "second 2", "second 2"])
    }

    @Test("Listeners do not keep their source alive")
    func source() {
        let recorder = makeRecorder()
        var counter: Counter? = makeCounter()
        weak let observed = counter
        counter?.modelDidUpdate.add(recorder) { recorder, counter in recorder.record("\(counter.model)") }
        counter?.increment()

        counter = nil

        #expect(observed == nil)
    }
}

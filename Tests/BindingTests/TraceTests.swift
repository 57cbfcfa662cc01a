import Binding
import TestKit
import Testing

@MainActor
@Suite("A trace", .leakChecks, .endsWhenStuck)
struct TraceTests {
    /// Returns the events of `operation`, in words.
    private func trace(_ operation: () async -> Void) async -> [String] {
        let recorder = makeRecorder()
        await Trace.observe(with: { recorder.record(Self.words(for: $0)) }, during: operation)
        return recorder.events
    }

    private static func words(for event: Trace.Event) -> String {
        switch event {
        case .changed(let object): "\(type(of: object)) changed"
        case .began(_, let owner): "\(owner) began"
        case .ended(_, let isCancelled): isCancelled ? "cancelled" : "ended"
        case .notified(let view, let call): "\(view) notified by \(call)"
        case .sent(let viewModel, let output): "\(viewModel) sent \(output)"
        }
    }

    @Test("A trace reports a model's change before the update of the bound view")
    func immutable() async {
        let (counter, view) = (makeCounter(), trackForLeaks(LabelView()))
        counter.bind(to: view) { "\($0.model)" }
        #expect(await trace { counter.increment() } == ["Counter changed", "LabelView notified by configure(with:)"])
    }

    @Test("A trace names the call that notified a view, and each output that a view model sent")
    func calls() async {
        let view = trackForLeaks(LabelView())
        let interface = trackForLeaks(ViewModelInterface(viewModel: Answering()))
        let events = await trace {
            Trace.notified(view, by: "didUpdate()")
            interface.send(())
        }
        #expect(
            events == ["LabelView notified by didUpdate()"]
                + [".counted(_:)", ".liked(on:)", ".failed(_:after:)", ".cleared"].map { "Answering sent \($0)" })
    }

    @Test("Work that outlives its trace is not reported to a later trace")
    func over() async {
        let (work, counter) = (makeWork(), makeCounter())
        let (gate, open) = AsyncStream<Void>.makeStream()
        let first = await trace {
            work.start(for: counter) {
                for await _ in gate { return }
            } then: { counter, _ in
                counter.increment()
            }
        }
        let second = await trace {
            open.yield()
            await work.settle()
        }
        #expect(first == ["Counter began"] && second == [] && counter.model == 1)
    }

    @Test("A trace reports the end of work before the work's effects, or reports that the work was cancelled")
    func work() async {
        let (work, counter) = (makeWork(), makeCounter())
        let events = await trace {
            work.increment(counter)
            await work.settle()
            work.increment(counter).cancel()
            await work.settle()
        }
        #expect(events == ["Counter began", "ended", "Counter changed", "Counter began", "cancelled"])
    }

    @Test("A trace reports only its own operation, even while another trace or other work runs")
    func others() async {
        let (counter, work) = (makeCounter(), makeWork())
        let (inside, enter) = AsyncStream<Void>.makeStream()
        let (outside, leave) = AsyncStream<Void>.makeStream()
        let first = Task {
            await trace {
                counter.increment()
                enter.finish()
                for await _ in outside {}
            }
        }
        for await _ in inside {}
        // The first trace must not report this increment, although both run at the same time.
        work.increment(counter)
        await work.settle()
        #expect(await trace { counter.increment() } == ["Counter changed"])
        leave.finish()
        #expect(await first.value == ["Counter changed"])
        #expect(counter.model == 3)
    }
}

@MainActor
extension Work {
    /// Starts an empty operation, and increments `counter` after its end.
    @discardableResult
    fileprivate func increment(_ counter: Counter) -> Task<Void, Never> {
        start(for: counter) { () async in
        } then: { counter, _ in
            counter.increment()
        }
    }
}

/// A view model whose outputs are cases with and without associated values.
private struct Answering: ViewModel {
    enum Output {
        case counted(Int)
        case liked(on: Bool)
        case failed(String, after: Int)
        case cleared
    }

    func accept(_ input: Void, respond: @escaping (Output) -> Void) {
        for output in [.counted(1), .liked(on: true), .failed("a", after: 2), .cleared] as [Output] { respond(output) }
    }
}

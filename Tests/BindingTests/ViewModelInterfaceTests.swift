import Binding
import TestKit
import Testing

@MainActor
@Suite("The interface of a view model", .leakChecks)
struct ViewModelInterfaceTests {
    @Test("A view model's immediate answer arrives before send returns")
    func atOnce() {
        let (interface, recorder, _) = makeReceiving()

        recorder.record("before")
        interface.send(.say(["answer"]))
        recorder.record("after")

        #expect(recorder.events == ["before", "answer", "after"])
    }

    @Test("A view model's later answers arrive in the order in which they are sent")
    func later() {
        let (interface, recorder, echo) = makeReceiving()

        interface.send(.wait)
        interface.send(.wait)
        #expect(recorder.events.isEmpty)

        echo.answers[1]("second")
        echo.answers[0]("first")
        echo.answers[0]("first again")

        #expect(recorder.events == ["second", "first", "first again"])
    }

    @Test("A view model's outputs are kept until receive is called, then delivered once and in order")
    func early() {
        let (interface, recorder) = (makeInterface(makeEcho()), makeRecorder())
        interface.send(.say(["1", "2"]))

        interface.receive { recorder.record($0) }
        #expect(recorder.events == ["1", "2"])

        interface.send(.say(["3"]))
        #expect(recorder.events == ["1", "2", "3"])
    }

    @Test("If a receiver of outputs sends an input, the view model handles the input immediately")
    func nested() {
        let (interface, recorder) = (makeInterface(makeEcho()), makeRecorder())
        interface.receive { [weak interface] output in
            recorder.record("begin \(output)")
            if output == "1" { interface?.send(.say(["nested"])) }
            recorder.record("end \(output)")
        }

        interface.send(.say(["1", "2"]))

        #expect(
            recorder.events == ["begin 1", "begin nested", "end nested", "end 1", "begin 2", "end 2"])
    }

    @Test("A new receiver gets a view model's kept outputs before the answers to the receiver's inputs")
    func nestedInEarly() {
        let (interface, recorder) = (makeInterface(makeEcho()), makeRecorder())
        interface.send(.say(["1", "2"]))
        interface.receive { [weak interface] output in
            recorder.record(output)
            guard output == "1" else { return }
            interface?.send(.say(["nested"]))
            recorder.record("sent")
        }

        #expect(recorder.events == ["1", "2", "nested", "sent"])
    }

    @Test("A second receiver of outputs replaces the first, even for answers to earlier inputs")
    func replaced() {
        let (interface, first, echo) = makeReceiving()
        let second = makeRecorder()
        interface.send(.wait)

        interface.receive { second.record($0) }
        interface.send(.say(["1"]))
        echo.answers[0]("late")

        #expect(first.events.isEmpty)
        #expect(second.events == ["1", "late"])
    }

    @Test("If a receiver of outputs sets a new receiver, the new receiver gets the remaining outputs")
    func replacedWithin() {
        let (interface, recorder) = (makeInterface(makeEcho()), makeRecorder())
        interface.send(.say(["1", "2"]))

        interface.receive { [weak interface] output in
            recorder.record("first \(output)")
            interface?.receive { recorder.record("second \($0)") }
        }

        #expect(recorder.events == ["first 1", "second 2"])
    }

    @Test("A view model's interface does not keep the view alive, and a freed view gets nothing")
    func gone() {
        let (echo, recorder) = (makeEcho(), makeRecorder())
        var view: EchoView? = trackForLeaks(EchoView(viewModel: echo, recorder: recorder))
        view?.interface.send(.wait)
        echo.answers[0]("shown")
        weak let observed = view

        view = nil
        echo.answers[0]("late")

        #expect(observed == nil)
        #expect(recorder.events == ["shown"])
    }

    @Test("A view model's freed interface delivers nothing, even if the receiver still exists")
    func freed() {
        let (echo, recorder) = (makeEcho(), makeRecorder())
        var interface: ViewModelInterface<Echo>? = makeInterface(echo)
        interface?.receive { recorder.record($0) }
        interface?.send(.wait)

        interface = nil
        echo.answers[0]("late")

        #expect(recorder.events.isEmpty)
    }

    @Test("A view model is freed with its view, even if it has stored the respond closure")
    func viewModelIsFreed() {
        var view: EchoView? = trackForLeaks(EchoView(viewModel: makeEcho(), recorder: makeRecorder()))
        weak let observed = view?.viewModel
        view?.interface.send(.wait)
        #expect(observed != nil)

        view = nil

        #expect(observed == nil)
    }

    private func makeReceiving(
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> (ViewModelInterface<Echo>, Recorder, Echo) {
        let (echo, recorder) = (makeEcho(sourceLocation: sourceLocation), makeRecorder(sourceLocation: sourceLocation))
        let interface = makeInterface(echo, sourceLocation: sourceLocation)
        interface.receive { recorder.record($0) }
        return (interface, recorder, echo)
    }

    private func makeInterface(
        _ echo: Echo, sourceLocation: SourceLocation = #_sourceLocation
    ) -> ViewModelInterface<Echo> {
        trackForLeaks(ViewModelInterface(viewModel: echo), sourceLocation: sourceLocation)
    }

    private func makeEcho(sourceLocation: SourceLocation = #_sourceLocation) -> Echo {
        trackForLeaks(Echo(), sourceLocation: sourceLocation)
    }
}

@MainActor
private final class EchoView {
    let interface: ViewModelInterface<Echo>
    private(set) weak var viewModel: Echo?
    private let recorder: Recorder

    init(viewModel: Echo, recorder: Recorder) {
        interface = ViewModelInterface(viewModel: viewModel)
        self.viewModel = viewModel
        self.recorder = recorder
        interface.receive { [weak self] in self?.show($0) }
    }

    private func show(_ output: String) { recorder.record(output) }
}

/// A view model whose answers are chosen by its input.
@MainActor
private final class Echo: ViewModel {
    enum Input {
        /// Answers immediately with each of the given outputs.
        case say([String])
        /// Answers when the test calls one of `answers`.
        case wait
    }

    private(set) var answers: [(String) -> Void] = []
    private(set) var inputCount = 0

    func accept(_ input: Input, respond: @escaping (String) -> Void) {
        inputCount += 1
        switch input {
        case .say(let outputs): for output in outputs { respond(output) }
        case .wait: answers.append(respond)
        }
    }
}

import Binding
import TestKit
import Testing

@MainActor
@Suite("The handler for finished work", .leakChecks, .endsWhenStuck)
struct WorkFinishingTests {
    private typealias Requests = RequestQueue<String, Int, CancellationError>

    @Test("is called after each operation, here and in work within")
    func didFinish() async {
        let (parent, recorder) = (makeWork(), makeRecorder())
        let child = makeWork(within: parent)
        parent.didFinish = { [weak recorder] in recorder?.record("parent heard") }
        child.didFinish = { [weak recorder] in recorder?.record("child heard") }
        child.start(for: recorder) {
            1
        } then: { recorder, _ in
            recorder.record("finished")
        }
        await parent.settle()
        #expect(recorder.events == ["finished", "child heard", "parent heard"])

        parent.start(for: recorder) {
            1
        } then: { recorder, _ in
            recorder.record("finished")
        }
        await parent.settle()
        #expect(recorder.events.suffix(2) == ["finished", "parent heard"])
        #expect(recorder.events.count == 5)
    }

    @Test("is called after a cancelled operation, too")
    func didFinishCancelled() async throws {
        let (work, recorder, requests) = (makeWork(), makeRecorder(), Requests(whenCancelled: CancellationError()))
        work.didFinish = { [weak recorder] in recorder?.record("heard") }
        let task = work.ask("page", requests, for: recorder)
        _ = try await requests.next()

        task.cancel()
        await work.settle()

        #expect(recorder.events == ["heard"])
    }

    @Test("may start more, which settling then waits for")
    func startsWhenFinished() async {
        let (parent, recorder) = (makeWork(), makeRecorder())
        let child = makeWork(within: parent)
        child.didFinish = { [weak child, weak recorder] in
            child?.didFinish = nil
            if let recorder {
                child?.start(for: recorder) {
                    2
                } then: { recorder, _ in
                    recorder.record("second")
                }
            }
        }
        child.start(for: recorder) {
            1
        } then: { recorder, _ in
            recorder.record("first")
        }

        await recorder.recordSettling(of: parent).value

        #expect(recorder.events == ["first", "second", "settled"])
    }

    private func makeWork(within parent: Work? = nil, sourceLocation: SourceLocation = #_sourceLocation) -> Work {
        trackForLeaks(Work(within: parent), sourceLocation: sourceLocation)
    }

    private func makeRecorder(sourceLocation: SourceLocation = #_sourceLocation) -> Recorder {
        trackForLeaks(Recorder(), sourceLocation: sourceLocation)
    }
}

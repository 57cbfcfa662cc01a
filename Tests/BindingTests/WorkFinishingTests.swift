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
        child.record("finished", for: recorder)
        await parent.settle()
        #expect(recorder.events == ["finished", "child heard", "parent heard"])

        parent.record("finished", for: recorder)
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
                child?.record("second", for: recorder)
            }
        }
        child.record("first", for: recorder)

        await recorder.recordSettling(of: parent).value

        #expect(recorder.events == ["first", "second", "settled"])
    }
}

import Binding
import TestKit
import Testing

/// Records events, in order.
@MainActor
final class Recorder {
    private(set) var events: [String] = []

    func record(_ event: String) { events.append(event) }
}

extension Recorder {
    /// Starts a task that records "settled" when `work` has settled.
    func recordSettling(of work: Work) -> Task<Void, Never> {
        Task {
            await work.settle()
            record("settled")
        }
    }
}

@MainActor
func makeRecorder(sourceLocation: SourceLocation = #_sourceLocation) -> Recorder {
    trackForLeaks(Recorder(), sourceLocation: sourceLocation)
}

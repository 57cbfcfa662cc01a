import Binding

/// Remembers what happened, in order.
@MainActor
final class Recorder {
    private(set) var events: [String] = []

    func record(_ event: String) { events.append(event) }
}

extension Recorder {
    /// Records when `work` has settled.
    func recordSettling(of work: Work) -> Task<Void, Never> {
        Task {
            await work.settle()
            record("settled")
        }
    }
}

import Observation

/// Returns when `holds`, which reads observable objects, is true.
///
/// An action of `refreshable` waits like this until the load has ended, successful or not. Cancelling its task does not
/// end the wait: SwiftUI may cancel the task when it evaluates the screen again, in the middle of the load.
@MainActor func wait(until holds: () -> Bool) async {
    while !holds() {
        await withCheckedContinuation { continuation in
            // `onChange` is called before the change; the main actor continues here after the change.
            withObservationTracking {
                _ = holds()
            } onChange: {
                continuation.resume()
            }
        }
    }
}

import Observation

/// Returns once `holds`, which reads observable objects, is true.
///
/// An action of `refreshable` waits like this: it ends when the load has ended, whichever way it ended. It does not end
/// when its task is cancelled, because SwiftUI may cancel it when the screen is evaluated anew, in the middle of the load.
@MainActor func wait(until holds: () -> Bool) async {
    while !holds() {
        await withCheckedContinuation { continuation in
            // Told before the change is made; the main actor goes on here after it.
            withObservationTracking {
                _ = holds()
            } onChange: {
                continuation.resume()
            }
        }
    }
}

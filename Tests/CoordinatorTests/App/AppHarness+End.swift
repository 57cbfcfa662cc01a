import TestScreens
import Testing
import TextUI

@testable import Coordinator

extension AppHarness<AppCoordinator> {
    /// Presses `keys`, and expects that the resulting change cannot be stored and that an alert keeps the app open.
    ///
    /// - Parameter subject: The change, as the alert names it.
    func expectStaying(
        after keys: [Key], notSaving subject: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        for key in keys { press(key) }
        #expect(await !coordinator.finishSaving(), sourceLocation: sourceLocation)
        #expect(prompt?.contains("Not saved: \(subject).") == true, sourceLocation: sourceLocation)
        #expect(
            coordinator.lossAtEnd?.hasPrefix("Not saved: \(subject). The database /") == true,
            sourceLocation: sourceLocation)
        // The user has seen the alert, and quits again.
        #expect(await coordinator.finishSaving(), sourceLocation: sourceLocation)
    }

    /// Presses `keys`, and expects that the app can end once the resulting changes are stored.
    func expectEnding(after keys: [Key], sourceLocation: SourceLocation = #_sourceLocation) async {
        for key in keys { press(key) }
        #expect(await coordinator.finishSaving(), sourceLocation: sourceLocation)
        #expect(coordinator.lossAtEnd == nil && coordinator.textLossAtEnd == nil, sourceLocation: sourceLocation)
    }
}

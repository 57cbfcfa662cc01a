import Coordinator
import Model
import Sample
import Shell
import Testing
import TextUI

/// The app as `demo --record` runs it: on the bundled data, with nothing stored.
extension AppHarness {
    /// Returns an app on the bundled data that has opened `route` or, without one, its first tab.
    static func openedOnSample(
        _ route: Route? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> AppHarness {
        let app = AppHarness(lists: [], exchanging: { $0.useSample() }, sourceLocation: sourceLocation)
        await app.start(at: route)
        return app
    }

    /// Clicks where `text` is shown, and waits until the app has settled.
    func click(settling text: String) async throws {
        let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
        let y = try #require(lines.firstIndex { $0.contains(text) }, "\(screen)")
        let before = lines[y].prefix(upTo: lines[y].firstRange(of: text)?.lowerBound ?? lines[y].startIndex)
        await press(settling: .click(Point(x: before.count, y: y)))
    }

    /// Removes the toast, as if its time were over.
    func endToast() { coordinator.shell.toasts.dismiss() }
}

@MainActor
extension Dependencies {
    /// Exchanges the services for those of the bundled data; the stores stay.
    fileprivate mutating func useSample() {
        users = SampleUsers()
        pictures = SamplePictures()
        pictureDecoder = PPMDecoder()
        photos = RecordedPhotos.sample()
        stamps = .bundled()
        shop = RecordedShop.sample()
        likes = RecordedShop.sample()
        feed = SampleFeed()
        signUp = SampleSignUp()
        clock = SampleClock()
        localization = .bundled
    }
}

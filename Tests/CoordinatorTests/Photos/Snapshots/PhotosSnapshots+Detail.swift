import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

extension PhotosSnapshots {
    @MainActor
    @Suite("Snapshots of a photo's screen", .leakChecks, .endsWhenStuck, .snapshots())
    struct Detail {
        private func makeHarness(_ photo: Photo = .sample()) async throws -> PhotosHarness {
            let harness = try await PhotosHarness.showing(PhotoPage(photos: [photo], hasNextPage: false))
            harness.press(.enter)
            return harness
        }

        @Test("A photo in landscape format", arguments: ScreenSize.allCases)
        func landscape(size: ScreenSize) async throws {
            expectScreen(try await makeHarness().drawScreen(size))
        }

        @Test("A photo in portrait format", arguments: ScreenSize.allCases)
        func portrait(size: ScreenSize) async throws {
            expectScreen(try await makeHarness(PhotoPage.gallery.photos[1]).drawScreen(size))
        }

        @Test("A photo with only the required fields", arguments: ScreenSize.allCases)
        func bare(size: ScreenSize) async throws {
            expectScreen(try await makeHarness(.bare).drawScreen(size))
        }

        @Test("A photo with content that is hard to lay out", arguments: ScreenSize.allCases)
        func long(size: ScreenSize) async throws {
            expectScreen(try await makeHarness(.long).drawScreen(size))
        }

        @Test("A photo's screen, scrolled to the end", arguments: ScreenSize.allCases)
        func scrolledToEnd(size: ScreenSize) async throws {
            let harness = try await makeHarness(.long)
            _ = harness.drawScreen(size)
            harness.press(.end)
            expectScreen(harness.drawScreen(size))
        }

        @Test("A photo with a colour instead of a preview", arguments: [true, false])
        func plain(usesColor: Bool) async throws {
            expectSnapshot(of: try await makeHarness(.plain).drawScreen(.small, usesColor: usesColor), as: .styled)
        }

        @Test("A photo's screen as an image")
        func picture() async throws {
            expectSnapshot(
                of: try await makeHarness().drawScreen(usesColor: true), as: .svg(theme: .light, title: "Strata"))
        }

        @Test("A photo's screen in ASCII")
        func ascii() async throws {
            expectSnapshot(of: try await makeHarness().drawScreen(symbols: .ascii), as: .screen)
        }
    }
}

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
    @Suite("A photo's screen looks as before", .leakChecks, .endsWhenStuck, .snapshots())
    struct Detail {
        private func makeHarness(_ photo: Photo = .sample()) async throws -> PhotosHarness {
            let harness = try await PhotosHarness.showing(PhotoPage(photos: [photo], hasNextPage: false))
            harness.press(.enter)
            return harness
        }

        @Test("in landscape format", arguments: ScreenSize.allCases)
        func landscape(size: ScreenSize) async throws {
            expectScreen(try await makeHarness().drawScreen(size))
        }

        @Test("in portrait format", arguments: ScreenSize.allCases)
        func portrait(size: ScreenSize) async throws {
            expectScreen(try await makeHarness(PhotoPage.gallery.photos[1]).drawScreen(size))
        }

        @Test("with the required fields only", arguments: ScreenSize.allCases)
        func bare(size: ScreenSize) async throws {
            expectScreen(try await makeHarness(.bare).drawScreen(size))
        }

        @Test("with content that is hard to lay out", arguments: ScreenSize.allCases)
        func long(size: ScreenSize) async throws {
            expectScreen(try await makeHarness(.long).drawScreen(size))
        }

        @Test("scrolled to the end", arguments: ScreenSize.allCases)
        func scrolledToEnd(size: ScreenSize) async throws {
            let harness = try await makeHarness(.long)
            _ = harness.drawScreen(size)
            harness.press(.end)
            expectScreen(harness.drawScreen(size))
        }

        @Test("with a colour instead of a preview", arguments: [true, false])
        func plain(usesColor: Bool) async throws {
            expectSnapshot(of: try await makeHarness(.plain).drawScreen(.small, usesColor: usesColor), as: .styled)
        }

        @Test("as a picture")
        func picture() async throws {
            expectSnapshot(
                of: try await makeHarness().drawScreen(usesColor: true), as: .svg(theme: .light, title: "Strata"))
        }

        @Test("in ASCII")
        func ascii() async throws {
            expectSnapshot(of: try await makeHarness().drawScreen(symbols: .ascii), as: .screen)
        }
    }
}

import Interactor
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
    @Suite("Snapshots of the photos", .leakChecks, .endsWhenStuck, .snapshots())
    struct Grid {
        @Test("The photos while the first page loads", arguments: ScreenSize.allCases)
        func initialLoading(size: ScreenSize) {
            expectScreen(PhotosHarness().drawScreen(size))
        }

        @Test("The photos in as many columns as fit", arguments: ScreenSize.allCases)
        func grid(size: ScreenSize) async throws {
            expectScreen(try await PhotosHarness.showing().drawScreen(size))
        }

        @Test("The end of the photo grid while the next page loads", arguments: ScreenSize.allCases)
        func loadingNextPage(size: ScreenSize) async throws {
            let harness = try await PhotosHarness.showing()
            harness.press(.end)
            _ = harness.drawScreen(size)
            expectScreen(harness.drawScreen(size))
        }

        @Test("The photos with an unreadable entry", arguments: ScreenSize.allCases)
        func skipped(size: ScreenSize) async throws {
            let page = PhotoPage(
                photos: [.sample()], skipped: [SkippedEntry(.missing("urls.small"))],
                hasNextPage: false)
            expectScreen(try await PhotosHarness.showing(page).drawScreen(size))
        }

        @Test("The photos screen without any photos", arguments: ScreenSize.allCases)
        func empty(size: ScreenSize) async throws {
            expectScreen(try await PhotosHarness.showing(PhotoPage(photos: [], hasNextPage: false)).drawScreen(size))
        }

        @Test("The photos after loading failed", arguments: ScreenSize.allCases)
        func error(size: ScreenSize) async throws {
            let harness = PhotosHarness()
            try await harness.answer(.failure(.missingAccessKey))
            expectScreen(harness.drawScreen(size))
        }

        @Test("The photos after a later page failed to load", arguments: ScreenSize.allCases)
        func laterError(size: ScreenSize) async throws {
            let harness = try await PhotosHarness.showing()
            harness.type("r")
            try await harness.answer(.failure(.rateLimited))
            harness.press(.escape)
            expectScreen(harness.drawScreen(size))
        }

        @Test("The photos with their colours")
        func styled() async throws {
            let harness = try await PhotosHarness.showing(
                PhotoPage(photos: [.sample(), .plain, .bare], hasNextPage: false))
            expectSnapshot(of: harness.drawScreen(.small, usesColor: true), as: .styled)
        }

        @Test("The photos as an image")
        func picture() async throws {
            let harness = try await PhotosHarness.showing()
            expectSnapshot(of: harness.drawScreen(usesColor: true), as: .svg(theme: .dark, title: "Strata"))
        }

        @Test("The photos in ASCII")
        func ascii() async throws {
            expectSnapshot(of: try await PhotosHarness.showing().drawScreen(symbols: .ascii), as: .screen)
        }
    }
}

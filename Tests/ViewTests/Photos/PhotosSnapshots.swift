import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("The photos look as they did", .leakChecks, .endsWhenStuck, .snapshots())
struct PhotosSnapshots {
    @Test("while the first page loads", arguments: ScreenSize.allCases)
    func initialLoading(size: ScreenSize) {
        expectScreen(PhotoStage().draw(size))
    }

    @Test("in three, two and one columns", arguments: ScreenSize.allCases)
    func grid(size: ScreenSize) async throws {
        expectScreen(try await PhotoStage.showing().draw(size))
    }

    @Test("at the end, while the next page loads", arguments: ScreenSize.allCases)
    func loadingNextPage(size: ScreenSize) async throws {
        let stage = try await PhotoStage.showing()
        stage.press(.end)
        _ = stage.draw(size)
        expectScreen(stage.draw(size))
    }

    @Test("when one could not be read", arguments: ScreenSize.allCases)
    func skipped(size: ScreenSize) async throws {
        let page = PhotoPage(
            photos: [.sample()], skipped: [SkippedPhoto(index: 1, reason: "urls.small is missing")], hasNextPage: false)
        expectScreen(try await PhotoStage.showing(page).draw(size))
    }

    @Test("without any", arguments: ScreenSize.allCases)
    func empty(size: ScreenSize) async throws {
        expectScreen(try await PhotoStage.showing(PhotoPage(photos: [], hasNextPage: false)).draw(size))
    }

    @Test("when loading failed", arguments: ScreenSize.allCases)
    func error(size: ScreenSize) async throws {
        let stage = PhotoStage()
        try await stage.answer(.failure(.missingAccessKey))
        expectScreen(stage.draw(size))
    }

    @Test("when a later page failed", arguments: ScreenSize.allCases)
    func laterError(size: ScreenSize) async throws {
        let stage = try await PhotoStage.showing()
        stage.type("r")
        try await stage.answer(.failure(.rateLimited))
        stage.press(.escape)
        expectScreen(stage.draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async throws {
        let stage = try await PhotoStage.showing()
        stage.type("?")
        expectScreen(stage.draw(size))
    }

    @Test("in their colours")
    func styled() async throws {
        let stage = try await PhotoStage.showing(PhotoPage(photos: [.sample(), .plain, .bare], hasNextPage: false))
        expectSnapshot(of: stage.draw(.small, usesColor: true), as: .styled)
    }

    @Test("as a picture")
    func picture() async throws {
        let stage = try await PhotoStage.showing()
        expectSnapshot(of: stage.draw(usesColor: true), as: .svg(theme: .dark, title: "Strata"))
    }

    @Test("in ASCII")
    func ascii() async throws {
        expectSnapshot(of: try await PhotoStage.showing().draw(symbols: .ascii), as: .screen)
    }
}

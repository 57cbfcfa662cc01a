import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI
import TextUISnapshots

@MainActor
@Suite("One photo looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct PhotoDetailSnapshots {
    private func makeStage(_ photo: Photo = .sample()) async throws -> PhotoStage {
        let stage = try await PhotoStage.showing(.sample(1, hasNextPage: false))
        stage.openDetail(of: photo)
        return stage
    }

    @Test("that lies", arguments: ScreenSize.allCases)
    func landscape(size: ScreenSize) async throws {
        expectScreen(try await makeStage().draw(size))
    }

    @Test("that stands", arguments: ScreenSize.allCases)
    func portrait(size: ScreenSize) async throws {
        expectScreen(try await makeStage(PhotoPage.gallery.photos[1]).draw(size))
    }

    @Test("of which the least is known", arguments: ScreenSize.allCases)
    func bare(size: ScreenSize) async throws {
        expectScreen(try await makeStage(.bare).draw(size))
    }

    @Test("that is hard to lay out", arguments: ScreenSize.allCases)
    func long(size: ScreenSize) async throws {
        expectScreen(try await makeStage(.long).draw(size))
    }

    @Test("scrolled to the end", arguments: ScreenSize.allCases)
    func scrolledToEnd(size: ScreenSize) async throws {
        let stage = try await makeStage(.long)
        _ = stage.draw(size)
        stage.press(.end)
        expectScreen(stage.draw(size))
    }

    @Test("that was shared", arguments: ScreenSize.allCases)
    func shared(size: ScreenSize) async throws {
        let stage = try await makeStage()
        stage.type("s")
        expectScreen(stage.draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async throws {
        let stage = try await makeStage()
        stage.type("?")
        expectScreen(stage.draw(size))
    }

    @Test("that has its colour only", arguments: [true, false])
    func plain(usesColor: Bool) async throws {
        expectSnapshot(of: try await makeStage(.plain).draw(.small, usesColor: usesColor), as: .styled)
    }

    @Test("as a picture")
    func picture() async throws {
        expectSnapshot(of: try await makeStage().draw(usesColor: true), as: .svg(theme: .light, title: "Strata"))
    }

    @Test("in ASCII")
    func ascii() async throws {
        expectSnapshot(of: try await makeStage().draw(symbols: .ascii), as: .screen)
    }
}

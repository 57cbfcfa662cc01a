import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextSnapshots
import TextUI

@MainActor
@Suite("The photo search looks as it did", .leakChecks, .endsWhenStuck, .snapshots())
struct PhotoSearchSnapshots {
    private func makeStage(searchingFor text: String = "") async throws -> PhotoStage {
        let stage = try await PhotoStage.showing(.sample(1, hasNextPage: false))
        stage.openSearch()
        stage.type(text)
        if !text.isEmpty { stage.press(.enter) }
        return stage
    }

    @Test("as it begins", arguments: ScreenSize.allCases)
    func begins(size: ScreenSize) async throws {
        expectScreen(try await makeStage().draw(size))
    }

    @Test("while words are typed", arguments: ScreenSize.allCases)
    func typed(size: ScreenSize) async throws {
        let stage = try await makeStage()
        stage.type("red pop")
        expectScreen(stage.draw(size))
    }

    @Test("while it searches", arguments: ScreenSize.allCases)
    func searching(size: ScreenSize) async throws {
        expectScreen(try await makeStage(searchingFor: "red poppy").draw(size))
    }

    @Test("with what was found", arguments: ScreenSize.allCases)
    func found(size: ScreenSize) async throws {
        let stage = try await makeStage(searchingFor: "poppy")
        var page = PhotoPage.gallery
        page.total = 57
        try await stage.answer(.success(page))
        stage.press(.down)
        expectScreen(stage.draw(size))
    }

    @Test("when nothing was found", arguments: ScreenSize.allCases)
    func nothing(size: ScreenSize) async throws {
        let stage = try await makeStage(searchingFor: "nothing at all")
        try await stage.answer(.success(PhotoPage(photos: [], hasNextPage: false, total: 0)))
        expectScreen(stage.draw(size))
    }

    @Test("when it failed", arguments: ScreenSize.allCases)
    func error(size: ScreenSize) async throws {
        let stage = try await makeStage(searchingFor: "poppy")
        try await stage.answer(.failure(.serverError(statusCode: 503)))
        expectScreen(stage.draw(size))
    }

    @Test("with help in front", arguments: ScreenSize.allCases)
    func help(size: ScreenSize) async throws {
        let stage = try await makeStage(searchingFor: "poppy")
        try await stage.answer(.success(.gallery))
        stage.type("?")
        expectScreen(stage.draw(size))
    }
}

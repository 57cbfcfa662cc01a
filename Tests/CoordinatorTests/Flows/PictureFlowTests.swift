import Coordinator
import Foundation
import Interactor
import TestDoubles
import TestKit
import Testing
import TextUI

@MainActor
@Suite("Pictures", .leakChecks, .endsWhenStuck)
struct PictureFlowTests {
    private func makeApp(_ pictures: ManualPictureService) async -> App {
        let app = App(users: AnsweringUsersService(.success(.cast)), pictures: pictures)
        app.coordinator.start()
        await app.settle()
        _ = app.frame
        await app.settle()
        return app
    }

    @Test("a closed screen cancels its picture's request")
    func cancellation() async throws {
        let pictures = ManualPictureService()
        let app = await makeApp(pictures)
        app.tap(.enter)
        let request = try await pictures.nextRequest()
        app.tap(.escape)
        await request.cancellation()
        await app.settle()
        #expect(app.title == "Users")
    }

    @Test("one that comes late does not land on the person who is open now")
    func late() async throws {
        let pictures = ManualPictureService(answersLate: true)
        let app = await makeApp(pictures)
        app.tap(.enter)
        let first = try await pictures.nextRequest()
        app.tap(.escape, .down, .enter)
        let second = try await pictures.nextRequest()
        first.answer(.success(Data([1])))
        await first.cancellation()
        #expect(app.screen.contains("RÅ"))
        second.answer(.failure(.httpError(404)))
        await app.settle()
        #expect(app.screen.contains("RÅ"))
        #expect(app.screen.contains("No picture: HTTP error with status code: 404"))
    }
}

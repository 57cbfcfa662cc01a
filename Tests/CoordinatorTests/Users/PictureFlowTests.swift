import Coordinator
import Foundation
import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("A picture while screens open and close", .leakChecks, .endsWhenStuck)
struct PictureFlowTests {
    @Test("is cancelled when its screen closes")
    func cancellation() async throws {
        let harness = try await UsersHarness.showing()
        harness.press(.enter)
        let request = try await harness.pictures.nextRequest()
        harness.press(.escape)
        await request.cancellation()
        await harness.settle()
        #expect(harness.route == .users)
    }

    @Test("is not shown on the next person's screen when it arrives late")
    func late() async throws {
        let harness = await UsersHarness(answersLate: true)
        try await harness.answerUsers(.success(.cast))
        harness.press(.enter)
        let first = try await harness.pictures.nextRequest()
        harness.press(.escape, .down, .enter)
        let second = try await harness.pictures.nextRequest()
        first.answer(.success(Data([1])))
        await first.cancellation()
        #expect(harness.screen.contains("RÅ"))
        second.answer(.failure(.httpError(404)))
        await harness.settle()
        #expect(harness.screen.contains("RÅ"))
        #expect(harness.screen.contains("No picture: HTTP error with status code: 404"))
    }
}

import TestDoubles
import TestKit
import Testing
import TextUI
import View

@testable import Coordinator

@MainActor
@Suite("A form to sign up with leaves nothing behind", .leakChecks, .endsWhenStuck)
struct SignUpLifetimeTests {
    @Test("opened, typed into, submitted and closed 1,000 times")
    func thousandTimes() async throws {
        let app = await App.opened(.more)
        let container = app.coordinator.container
        app.tap(.down)
        var graph = ObjectGraph()
        graph.learn(from: app.coordinator)
        var everything: [Weak] = []
        for _ in 0..<1_000 {
            app.tap(.enter, .character("a"), .pageDown, .enter)
            let opened = graph.objects(from: container)
            let expected: Set = ["SignUpView", "SignUpFieldView", "SignUpInteractor", "SignUpCoordinator", "Work"]
            try #require(expected.isSubset(of: opened.map(\.type)))
            everything += opened
            app.tap(.escape, .backtab, .enter)
            try #require(!container.isPresenting)
        }
        await app.settle()
        #expect(everything.filter { $0.object != nil }.isEmpty)
    }

    @Test("left while it is submitted: the request is cancelled")
    func leftWhileSubmitting() async throws {
        let service = ManualSignUpService()
        let app = await App.opened(.signUp, signUp: service)
        for text in ["Ada", "ada@example.com", "ada", "36", "GB"] { app.tap(.paste(text), .tab) }
        app.tap(.space, .tab, .enter)
        let request = try await service.nextRequest()
        app.tap(.escape, .backtab, .enter)
        await request.cancellation()
        await app.settle()
    }
}

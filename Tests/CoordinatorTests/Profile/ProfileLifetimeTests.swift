import TestDoubles
import TestKit
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("A profile leaves nothing behind, however it is bound", .leakChecks, .endsWhenStuck)
struct ProfileLifetimeTests {
    /// What a module consists of besides its interactor and its coordinator.
    private func objects(of style: BindingStyle) -> Set<String> {
        switch style {
        case .immutable: ["ImmutableProfileView"]
        case .delegate: ["DelegateProfileView", "DelegateProfileViewModel"]
        case .closures: ["ClosuresProfileView", "ClosuresProfileViewModel"]
        case .inputsOutputs: ["InputsOutputsProfileView", "InputsOutputsProfileViewModel"]
        case .messages:
            ["MessagesProfileView", "ViewModelInterface<MessagesProfileViewModel>", "MessagesProfileViewModel"]
        case .observation: ["ObservationProfileView", "ObservationProfileViewModel"]
        }
    }

    @Test("opened and closed 1,000 times", arguments: BindingStyle.allCases)
    func thousandTimes(style: BindingStyle) async throws {
        let app = await App.opened(.more, profileBinding: style)
        let container = app.coordinator.container
        var graph = ObjectGraph()
        graph.learn(from: app.coordinator)
        var everything: [Weak] = []
        for _ in 0..<1_000 {
            app.tap(.enter)
            _ = app.frame
            let opened = graph.objects(from: container)
            let expected = objects(of: style).union(["ProfileInteractor", "ProfileCoordinator", "Work"])
            try #require(expected.isSubset(of: opened.map(\.type)))
            everything += opened
            app.tap(.escape)
        }
        await app.settle()
        #expect(everything.filter { $0.object != nil }.isEmpty)
    }

    @Test("left while it loads: its request is cancelled", arguments: BindingStyle.allCases)
    func leftWhileLoading(style: BindingStyle) async throws {
        let users = ManualUsersService()
        let app = App(users: users, profileBinding: style)
        app.coordinator.start()
        try await users.nextRequest().answer(.success(.cast))
        await app.settle()
        app.tap(.backtab, .enter)
        let request = try await users.nextRequest()
        app.tap(.escape)
        await request.cancellation()
        await app.settle()
    }
}

import TestDoubles
import TestKit
import TestScreens
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

    @Test("opened and closed over and over", arguments: BindingStyle.allCases)
    func overAndOver(style: BindingStyle) async throws {
        let harness = await ProfileHarness(style, service: AnsweringUsersService(.success(.sample(count: 1))))
        harness.press(.escape)
        let expected = objects(of: style).union(["ProfileInteractor", "ProfileCoordinator", "Work"])
        try await harness.expectFreed(expected) {
            harness.openProfile()
            _ = harness.drawScreen()
        } close: {
            harness.press(.escape)
        }
    }

    @Test("left while it loads: its request is cancelled", arguments: BindingStyle.allCases)
    func leftWhileLoading(style: BindingStyle) async throws {
        let harness = await ProfileHarness(style)
        let request = try await harness.users.nextRequest()
        harness.press(.escape)
        await request.cancellation()
        await harness.settle()
    }
}

import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("A profile is freed in every binding style", .leakChecks, .endsWhenStuck)
struct ProfileLifetimeTests {
    /// Returns the names of the types that only a profile in `style` uses.
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

    @Test("A profile is freed each time it is closed", arguments: BindingStyle.allCases)
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

    @Test("A profile that is left while it loads cancels its request", arguments: BindingStyle.allCases)
    func leftWhileLoading(style: BindingStyle) async throws {
        let harness = await ProfileHarness(style)
        let request = try await harness.users.nextRequest()
        harness.press(.escape)
        await request.cancellation()
        await harness.settle()
    }
}

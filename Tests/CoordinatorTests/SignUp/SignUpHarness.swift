import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

/// The sign-up form in front of a blank screen; the test answers its requests.
@MainActor
final class SignUpHarness: Harness {
    let service = ManualSignUpService()
    /// Created once, because creating calendars is slow.
    private static let localization = Localization.sample

    init(sourceLocation: SourceLocation = #_sourceLocation) {
        super.init(sourceLocation: sourceLocation)
        navigation.push(BlankScreen())
        openForm()
    }

    /// Returns a harness whose form is filled in, with the focus on the button.
    static func filledIn(sourceLocation: SourceLocation = #_sourceLocation) -> SignUpHarness {
        let harness = SignUpHarness(sourceLocation: sourceLocation)
        harness.fillIn()
        return harness
    }

    /// Opens the form.
    func openForm() {
        SignUpCoordinator(
            dependencies: SignUpDependencies(service: service, localization: Self.localization, work: work),
            navigation: navigation
        ).start()
    }

    /// Fills in a blank form, and moves the focus to its button.
    func fillIn() {
        let form = SignUpForm.sample
        for text in [form.name, form.email, form.nickname, form.age, form.country] {
            type(text)
            press(.tab)
        }
        press(.space, .tab)
    }

    /// Answers the next request, and waits until the form has the answer.
    func answer(_ result: Result<Void, SignUpError>) async throws {
        try await service.nextRequest().answer(result)
        await settle()
    }

    /// Whether the form is in front.
    var isOpen: Bool { route == .signUp }
}

import Testing
import UIKit

/// Runs `body` with a navigation controller in a window, and expects that all its screens are freed afterwards.
@MainActor
func withNavigation(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: (UINavigationController) async throws -> Void
) async throws {
    var screens: [WeakScreen] = []
    do {
        let window = UIWindow(frame: .zero)
        let navigationController = UINavigationController(nibName: nil, bundle: nil)
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        try await body(navigationController)
        screens = navigationController.viewControllers.map(WeakScreen.init)
    }
    #expect(!screens.isEmpty, "A test opens a screen.", sourceLocation: sourceLocation)
    let kept = screens.compactMap(\.screen)
    #expect(kept.isEmpty, "A screen is not freed.", sourceLocation: sourceLocation)
}

private struct WeakScreen {
    weak var screen: UIViewController?
}

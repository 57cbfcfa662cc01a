import Interactor
import Model
import Shell
import TestKit
import TestScreens
import Testing

@testable import Coordinator

/// The Feature Name screen, opened by its coordinator in front of another screen.
@MainActor
final class FeatureNameHarness: Harness {
    let interactor: FeatureNameInteractor

    /// - Parameter entries: The initial entries.
    init(_ entries: [String] = [], sourceLocation: SourceLocation = #_sourceLocation) {
        interactor = trackForLeaks(
            FeatureNameInteractor(model: FeatureName(entries: entries)), sourceLocation: sourceLocation)
        super.init(sourceLocation: sourceLocation)
        navigation.push(BlankScreen())
        openFeatureName()
    }

    /// Opens the Feature Name screen in front of the other screens.
    func openFeatureName() {
        let dependencies = FeatureNameDependencies(featureName: interactor)
        FeatureNameCoordinator(dependencies: dependencies, navigation: navigation).start()
    }
}

import Interactor
import Model
import Shell
import TestKit
import TestScreens
import Testing

@testable import Coordinator

/// The feature name in front of another screen, opened by its coordinator.
@MainActor
final class FeatureNameHarness: Harness {
    let interactor: FeatureNameInteractor

    /// - Parameter entries: The entries that are there already.
    init(_ entries: [String] = [], sourceLocation: SourceLocation = #_sourceLocation) {
        interactor = trackForLeaks(
            FeatureNameInteractor(model: FeatureName(entries: entries)), sourceLocation: sourceLocation)
        super.init(sourceLocation: sourceLocation)
        navigation.push(BlankScreen())
        openFeatureName()
    }

    /// Opens the feature name in front.
    func openFeatureName() {
        let dependencies = FeatureNameDependencies(featureName: interactor)
        FeatureNameCoordinator(dependencies: dependencies, navigation: navigation).start()
    }
}

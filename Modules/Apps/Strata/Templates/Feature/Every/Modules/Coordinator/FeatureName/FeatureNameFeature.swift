import Interactor
import ViewModel

/// The feature that adds the Feature Name screen to the app.
public final class FeatureNameFeature: Feature {
    private let dependencies = FeatureNameDependencies(featureName: FeatureNameInteractor())

    public init() {}

    public var places: [Place] {
        [
            Place(.featureName, title: FeatureNameWords.title, position: .over(.more)) { [dependencies] in
                FeatureNameCoordinator(dependencies: dependencies, navigation: $0)
            }
        ]
    }
}

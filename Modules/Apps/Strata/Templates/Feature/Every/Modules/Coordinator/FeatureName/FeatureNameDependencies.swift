import Interactor

/// The shared interactor of the feature name.
struct FeatureNameDependencies {
    let featureName: FeatureNameInteractor
}

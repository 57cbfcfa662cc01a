import Interactor

/// The shared interactor of the Feature Name feature.
struct FeatureNameDependencies {
    let featureName: FeatureNameInteractor
}

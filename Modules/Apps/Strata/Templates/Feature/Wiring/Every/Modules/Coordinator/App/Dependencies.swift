extension AppCoordinator {
    var featureNameDependencies: FeatureNameDependencies {
        FeatureNameDependencies(featureName: featureName)
    }
}

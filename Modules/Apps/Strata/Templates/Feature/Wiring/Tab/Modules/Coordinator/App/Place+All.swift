nonisolated extension Place {
    static let all = [
        Place(route: .featureName, title: PlaceTitle.featureName, standing: .tab) {
            FeatureNameCoordinator(dependencies: $0.featureNameDependencies, navigation: $1)
        },
        Place(route: .more, title: PlaceTitle.more, standing: .tab) {
            MoreCoordinator(ways: $0.waysFromMore, navigation: $1)
        },
    ]
}

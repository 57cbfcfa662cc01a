nonisolated extension Place {
    static let all = [
        Place(route: .featureName, title: PlaceTitle.featureName, standing: .over(.more)) {
            FeatureNameCoordinator(dependencies: $0.featureNameDependencies, navigation: $1)
        },
        Place(
            route: .settings, title: PlaceTitle.settings,
            standing: .inFront(key: .character(","), action: KeyWords.settings)
        ) {
            SettingsCoordinator(dependencies: $0.settingsDependencies, navigation: $1)
        },
    ]
}

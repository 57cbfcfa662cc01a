/// The features of an app, in the order of their tabs.
public struct FeatureList {
    public private(set) var features: [any Feature] = []

    public init() {}

    /// Adds `feature` at the end.
    ///
    /// - Returns: The feature, so that the caller can pass parts of it to features added later.
    @discardableResult
    public mutating func add<Added: Feature>(_ feature: Added) -> Added {
        features.append(feature)
        return feature
    }

    /// The places of all features; if the parent of an `over` place is missing, the place becomes a tab.
    public var places: [Place] {
        let places = features.flatMap(\.places)
        return places.map { place in
            guard case .over(let parent) = place.position, !places.contains(where: { $0.route == parent }) else {
                return place
            }
            var place = place
            place.position = .tab
            return place
        }
    }
}

/// The feature lists of a package, with the feature of each statement and the dependencies between features.
nonisolated struct FeatureLists {
    let all: [FeatureList]
    /// Maps each type to the feature that declares it.
    private let owners: [String: String]

    /// - Parameter sources: The files of all targets that may be split into folders by feature.
    init(in package: Package, among sources: [SwiftSource]) throws(PackageError) {
        let features = Set(package.features)
        var owners: [String: String] = [:]
        for source in sources where features.contains(source.room) {
            for type in source.types { owners[type] = source.room }
        }
        self.owners = owners
        var all: [FeatureList] = []
        for target in package.targets(in: "Services") + package.targets(in: "Apps") {
            for path in try package.files(of: target) where path.hasSuffix("Features.swift") && !target.excludes(path) {
                if let list = FeatureList(try package.text(of: path), at: path) { all.append(list) }
            }
        }
        self.all = all
    }

    /// Returns the feature that a statement adds; nil if the statement names no feature.
    func feature(of statement: FeatureStatement) -> String? { door(of: statement).flatMap { owners[$0] } }

    /// Returns the type through which a statement names its feature, such as `UsersFeature`.
    private func door(of statement: FeatureStatement) -> String? { statement.names.first { owners[$0] != nil } }

    /// Returns the other features that `features` need, directly or indirectly, each with a feature that needs it.
    func needs(of features: [String]) -> [String: String] {
        var needs: [String: String] = [:]
        var rest = features
        while let feature = rest.popLast() {
            for list in all {
                let own = list.statements.filter { self.feature(of: $0) == feature }
                let needed = list.statements.filter { other in own.contains { $0.needs(other) } }
                for other in needed.compactMap(self.feature) where !features.contains(other) && needs[other] == nil {
                    needs[other] = feature
                    rest.append(other)
                }
            }
        }
        return needs
    }

    /// Returns a list's text with only the statements that belong to one of `features`, or to no feature.
    func text(of list: FeatureList, for features: Set<String>) -> String {
        list.keeping(Self.bound(list.statements.filter { feature(of: $0).map(features.contains) ?? true }))
    }

    /// Returns the statements of `features` in `list` that are missing in another list's text.
    func statements(of features: Set<String>, in list: FeatureList, missingIn text: String) -> [FeatureStatement] {
        let words = SwiftCode(text).words
        let missing = list.statements.filter { statement in
            guard let door = door(of: statement), let feature = owners[door] else { return false }
            return features.contains(feature) && !words.contains(door)
        }
        return Self.bound(missing)
    }

    /// Returns `other`'s text with `statements` added; features in `other` that these use are assigned to constants.
    func text(of other: FeatureList, adding statements: [FeatureStatement], of list: FeatureList) -> String {
        let needed = list.statements.filter { needed in statements.contains { $0.needs(needed) } }
        let changes = other.statements.compactMap { old -> (FeatureStatement, FeatureStatement)? in
            guard old.binding == nil, let door = door(of: old),
                let binding = needed.first(where: { self.door(of: $0) == door })?.binding
            else { return nil }
            return (old, old.bound(to: binding))
        }
        return other.adding(statements, changing: changes)
    }

    /// Returns statements without unused constants, because the compiler would warn about such constants.
    private static func bound(_ statements: [FeatureStatement]) -> [FeatureStatement] {
        statements.map { statement in
            statements.contains { $0.needs(statement) } ? statement : statement.bound(to: nil)
        }
    }

    /// Returns the features that the text of a list adds.
    func features(in text: String) -> Set<String> { Set(SwiftCode(text).words.compactMap { owners[$0] }) }
}

nonisolated extension FeatureList {
    /// Returns the message about statements to add by hand to a list without the marker.
    static func advice(_ statements: [FeatureStatement], for path: String) -> String {
        "\(path), above the line '\(marker)' (put it where the features are added):\n"
            + statements.flatMap(\.lines).map { "        \($0)" }.joined(separator: "\n")
    }
}

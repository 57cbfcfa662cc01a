// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Notes",
    platforms: [.macOS(.v15)],
    targets: [
        .layer("Model", sees: [], isolation: nil),

        .tests(of: "Model", sees: ["Model"]),
    ]
)

extension Target {
    /// A layer, which sees the targets that it names and nothing else.
    static func layer(
        _ name: String, sees targets: [Dependency], isolation: MainActor.Type? = MainActor.self
    ) -> Target {
        .target(name: name, dependencies: targets, path: "Modules/\(name)", swiftSettings: .house(isolation))
    }

    static func tests(of name: String, sees targets: [Dependency]) -> Target {
        .testTarget(
            name: "\(name)Tests", dependencies: targets, path: "Tests/\(name)Tests", swiftSettings: .house(nil))
    }
}

extension [SwiftSetting] {
    /// The build settings that all targets share.
    static func house(_ isolation: MainActor.Type?) -> [SwiftSetting] {
        [
            .swiftLanguageMode(.v6),
            .treatAllWarnings(as: .error),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .defaultIsolation(isolation),
        ]
    }
}

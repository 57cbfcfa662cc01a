// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Notes",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "notes", targets: ["Demo"])],
    targets: [
        .layer("Model", sees: [], isolation: nil),
        .layer("Interactor", sees: ["Model", "Binding"]),
        .layer("ViewModel", sees: ["Model", "Interactor"]),
        .layer("View", sees: ["ViewModel", "Binding", "TextUI", "Shell"]),
        .layer("Coordinator", sees: ["Interactor", "ViewModel", "View", "Binding", "TextUI", "Shell"]),
        .service("Sample", sees: ["Interactor"]),
        .app("Demo", sees: ["Coordinator", "Sample", "Binding", "Shell", "Terminal", "TextUI"]),

        .kit("Binding", isolation: MainActor.self),
        .kit("TextUI", excluding: ["Widths/generate-widths.py"]),
        .kit("TestKit", sees: ["Binding", "TextUI"]),
        .kit("Shell", sees: ["Binding", "TextUI"], isolation: MainActor.self),
        .kit("SnapshotFiles"),
        .kit("TextSnapshots", sees: ["SnapshotFiles"]),
        .kit("TextUISnapshots", sees: ["TextUI", "TextSnapshots"]),
        .executableTarget(
            name: "LayerGuardChecker", path: "Modules/Kits/LayerGuard/Checker", swiftSettings: .house(nil)),
        .plugin(
            name: "LayerGuard", capability: .buildTool(), dependencies: ["LayerGuardChecker"],
            path: "Modules/Kits/LayerGuard/Plugin"),
        .kit("Terminal", sees: ["TextUI"]),

        .tests(of: "Model", sees: ["Model"]),
        .testSupport("TestDoubles", sees: ["Interactor"], plugins: []),
        .tests(of: "Interactor", sees: ["Interactor", "Model", "Binding", "TestKit", "TestDoubles"]),
        .tests(of: "ViewModel", sees: ["ViewModel", "Model", "Interactor", "TestKit"]),
        .testSupport(
            "TestScreens", sees: ["Binding", "TextUI", "Shell", "TestKit", "TextSnapshots", "TextUISnapshots"],
            plugins: ["LayerGuard"]),
        .tests(
            of: "View",
            sees: ["View", "Model", "ViewModel", "Binding", "TextUI", "Shell", "TestKit", "TestScreens"]),
        .tests(
            of: "Coordinator",
            sees: [
                "Coordinator", "Interactor", "Model", "Binding", "TextUI", "Shell", "TestKit", "TestScreens",
                "TestDoubles", "TextSnapshots",
            ]),
    ]
)

extension Target {
    /// A layer, which sees the targets that it names and nothing else.
    static func layer(
        _ name: String, sees targets: [Dependency], isolation: MainActor.Type? = MainActor.self
    ) -> Target {
        .target(name: name, dependencies: targets, path: "Modules/\(name)", swiftSettings: .house(isolation))
    }

    static func kit(
        _ name: String, sees kits: [Dependency] = [], excluding exclude: [String] = [], isolation: MainActor.Type? = nil
    ) -> Target {
        .target(
            name: name, dependencies: kits, path: "Modules/Kits/\(name)", exclude: exclude,
            swiftSettings: .house(isolation))
    }

    static func service(_ name: String, sees targets: [Dependency]) -> Target {
        .target(
            name: name, dependencies: targets, path: "Modules/Services/\(name)", swiftSettings: .house(nil))
    }

    static func app(_ name: String, sees targets: [Dependency]) -> Target {
        .executableTarget(
            name: name, dependencies: targets, path: "Modules/Apps/\(name)", swiftSettings: .house(MainActor.self))
    }

    static func testSupport(_ name: String, sees targets: [Dependency], plugins: [PluginUsage]) -> Target {
        .target(
            name: name, dependencies: targets, path: "Tests/\(name)", swiftSettings: .house(nil), plugins: plugins)
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

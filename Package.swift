// swift-tools-version: 6.2
import Foundation
import PackageDescription

let package = Package(
    name: "Strata",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .executable(name: "demo", targets: ["Demo"]),
        .executable(name: "strata", targets: ["Strata"]),
        .executable(name: "benchmarks", targets: ["Benchmarks"]),
        // For apps with views of another kind, such as UIKit views.
        .library(name: "Model", targets: ["Model"]),
        .library(name: "Interactor", targets: ["Interactor"]),
        .library(name: "ViewModel", targets: ["ViewModel"]),
        .library(name: "Binding", targets: ["Binding"]),
        .library(name: "TextUI", targets: ["TextUI"]),
        .library(name: "Shell", targets: ["Shell"]),
        .library(name: "Terminal", targets: ["Terminal"]),
        .library(name: "HTTP", targets: ["HTTP"]),
        .library(name: "Processes", targets: ["Processes"]),
        .library(name: "SnapshotFiles", targets: ["SnapshotFiles"]),
        .library(name: "TextSnapshots", targets: ["TextSnapshots"]),
        .library(name: "XCTSnapshots", targets: ["XCTSnapshots"]),
        .library(name: "TextUISnapshots", targets: ["TextUISnapshots"]),
        .library(name: "TestKit", targets: ["TestKit"]),
    ],
    targets: [
        // The five layers, from the bottom up. A layer sees the targets that it names and nothing else.
        .layer("Model", sees: [], isolation: nil),
        .layer("Interactor", sees: ["Model", "Binding"]),
        .layer("ViewModel", sees: ["Model", "Interactor", "Binding"]),
        .layer("View", sees: ["ViewModel", "Binding", "TextUI", "Shell"]),
        .layer("Coordinator", sees: ["Model", "Interactor", "ViewModel", "View", "Binding", "TextUI", "Shell"]),

        // The kits know no type of the app, and can be used without it.
        .kit("Binding", isolation: MainActor.self),
        .kit("TextUI", excluding: ["Widths/generate-widths.py"]),
        .kit("Shell", sees: ["Binding", "TextUI"], isolation: MainActor.self),
        .kit("Terminal", sees: ["TextUI"]),
        .kit("HTTP"),
        .kit("Processes"),
        .kit("SnapshotFiles"),
        .kit("TextSnapshots", sees: ["SnapshotFiles"]),
        .kit("XCTSnapshots", sees: ["TextSnapshots"]),
        .kit("TextUISnapshots", sees: ["TextUI", "TextSnapshots"]),
        .kit("TestKit", sees: ["Binding"]),
        .executableTarget(
            name: "LayerGuardChecker", path: "Modules/Kits/LayerGuard/Checker", swiftSettings: .house(nil)),
        .plugin(
            name: "LayerGuard", capability: .buildTool(), dependencies: ["LayerGuardChecker"],
            path: "Modules/Kits/LayerGuard/Plugin"),

        // The services adapt the outside world to the protocols that the Interactor layer declares.
        .service("Format", sees: ["Model"]),
        .service("Transport", sees: ["Interactor", "HTTP"]),
        .service("RandomUser", sees: ["Model", "Interactor", "HTTP", "Transport", "Format"]),
        .service("Unsplash", sees: ["Model", "Interactor", "HTTP", "Transport", "Format"]),
        .service(
            "Sample", sees: ["Model", "Interactor", "Format"], excluding: ["Makers"],
            resources: [.copy("Recorded")]),
        .service("SQLite", sees: ["Model", "Interactor", "Format", "CSQLite"], excluding: ["CSQLite"]),
        .systemLibrary(name: "CSQLite", path: "Modules/Services/SQLite/CSQLite"),

        // The apps combine the layers, the kits and the services.
        .app(
            "Demo",
            sees: [
                "Model", "Interactor", "Coordinator", "Binding", "TextUI", "Shell", "Terminal", "SnapshotFiles",
                "RandomUser", "Unsplash", "Sample", "SQLite",
            ]),
        .app(
            "Strata", sees: ["Binding", "TextUI", "Shell", "Terminal", "SnapshotFiles", "Processes"],
            excluding: ["Templates"]),
        .app(
            "Benchmarks",
            sees: [
                "Model", "Interactor", "ViewModel", "Coordinator", "Binding", "TextUI", "Shell", "Terminal",
                "SnapshotFiles", "TextSnapshots", "Processes", "Sample", "SQLite", "CAllocationCounter",
            ], excluding: ["CAllocationCounter"]),
        .target(name: "CAllocationCounter", path: "Modules/Apps/Benchmarks/CAllocationCounter"),

        // The example that the documentation discusses. Only tests see it.
        .example("MassiveProfile", sees: ["Model", "Shell", "TextUI"], excluding: ["Steps"]),

        // Support for the tests of several targets. A target's tests see only the support that they name.
        .testSupport("TestProcesses", sees: ["TextUI", "Processes", "TestKit"]),
        .testSupport("TestLoopback", sees: []),
        .testSupport(
            "TestScreens", sees: ["Binding", "TextUI", "Shell", "TextSnapshots", "TextUISnapshots", "TestKit"]),
        // LayerGuard checks every target, but is attached to one that no product contains: otherwise, every build of a
        // package that depends on this one would run LayerGuard.
        .testSupport("TestDoubles", sees: ["Model", "Interactor", "TestKit"], plugins: ["LayerGuard"]),

        // Each target's tests see the target and what they need to test it; a kit's tests see no layer.
        .tests(of: "Architecture", sees: ["TestKit", "TestProcesses"]),
        .tests(of: "Model", sees: ["Model", "TestKit", "TestDoubles"]),
        .tests(of: "Interactor", sees: ["Interactor", "Model", "Binding", "TestKit", "TestDoubles"]),
        .tests(of: "ViewModel", sees: ["ViewModel", "Model", "Interactor", "Binding", "TestKit", "TestDoubles"]),
        .tests(
            of: "View",
            sees: [
                "View", "Model", "Interactor", "ViewModel", "Binding", "TextUI", "Shell", "TextSnapshots",
                "TextUISnapshots", "TestKit", "TestScreens", "TestDoubles",
            ]),
        .tests(
            of: "Coordinator",
            sees: [
                "Coordinator", "Model", "Interactor", "ViewModel", "View", "Binding", "TextUI", "Shell",
                "TextSnapshots", "TextUISnapshots", "TestKit", "TestLoopback", "TestScreens", "TestDoubles", "Sample",
                "MassiveProfile",
            ]),
        .tests(of: "Binding", sees: ["Binding", "TestKit"]),
        .tests(
            of: "Shell",
            sees: ["Shell", "Binding", "TextUI", "TextSnapshots", "TextUISnapshots", "TestKit", "TestScreens"]),
        .tests(of: "TextUI", sees: ["TextUI", "TestKit"], excluding: ["Widths/generate-emoji-vectors.py"]),
        .tests(of: "Terminal", sees: ["Terminal", "TextUI", "TestKit", "TestProcesses"]),
        .tests(of: "SnapshotFiles", sees: ["SnapshotFiles", "TestKit", "TestProcesses"]),
        .tests(
            of: "TextSnapshots", sees: ["TextSnapshots", "SnapshotFiles", "TestKit", "TestProcesses"],
            excluding: ["Fixture"]),
        .tests(of: "XCTSnapshots", sees: ["XCTSnapshots", "TextSnapshots", "TestProcesses"]),
        .tests(of: "TextUISnapshots", sees: ["TextUISnapshots", "TextUI", "TextSnapshots", "TestKit"]),
        .tests(of: "TestKit", sees: ["TestKit"]),
        .tests(of: "LayerGuard", sees: ["TestKit", "TestProcesses"]),
        .tests(of: "HTTP", sees: ["HTTP", "TestKit", "TestLoopback"]),
        .tests(of: "Processes", sees: ["Processes", "TestKit", "TestProcesses"]),
        .tests(of: "Format", sees: ["Format", "Model", "TestKit", "TestDoubles"]),
        .tests(of: "Transport", sees: ["Transport", "Interactor", "HTTP"]),
        .tests(
            of: "RandomUser",
            sees: ["RandomUser", "Model", "Interactor", "HTTP", "TestKit", "TestLoopback", "TestDoubles"]),
        .tests(
            of: "Unsplash",
            sees: ["Unsplash", "Model", "Interactor", "HTTP", "TestKit", "TestLoopback", "TestDoubles"]),
        .tests(of: "Sample", sees: ["Sample", "Model", "Interactor", "TestKit", "TestDoubles"]),
        .tests(
            of: "SQLite",
            sees: ["SQLite", "Model", "Interactor", "CSQLite", "TestKit", "TestProcesses", "TestDoubles"]),
        .tests(
            of: "Demo",
            sees: [
                "Demo", "Model", "Interactor", "ViewModel", "Coordinator", "Shell", "TextUI", "Sample",
                "TextSnapshots", "TextUISnapshots", "TestKit", "TestProcesses", "TestLoopback", "TestScreens",
                "TestDoubles",
            ]),
        .tests(
            of: "Strata",
            sees: [
                "Strata", "Binding", "TextUI", "Shell", "SnapshotFiles", "TextSnapshots", "TextUISnapshots", "TestKit",
                "TestProcesses", "TestScreens",
            ]),
        .tests(of: "Benchmarks", sees: ["Benchmarks", "Terminal", "TextUI", "TestKit"]),
    ]
)

// SwiftPM allows each target name once across all packages, and a package with a copied feature has its own layers. So
// as a dependency, this package has only its kits and tool. A dependency's clone is two folders below SwiftPM's state.
if FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/../../workspace-state.json") {
    package.targets.removeAll { $0.path?.hasPrefix("Modules/Kits/") != true && $0.name != "Strata" }
    // LayerGuard is copied instead, because each package has its own table of system modules.
    package.targets.removeAll { $0.name.hasPrefix("LayerGuard") }
    package.products.removeAll { ["demo", "benchmarks", "Model", "Interactor", "ViewModel"].contains($0.name) }
} else {
    // For speed: the tests draw thousands of screens. SwiftPM refuses such a flag in a dependency.
    for target in package.targets where target.name == "TextUI" {
        target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
}

extension Target {
    static func layer(
        _ name: String, sees layers: [Dependency], isolation: MainActor.Type? = MainActor.self
    ) -> Target {
        .module(name, in: "Modules", sees: layers, isolation: isolation)
    }

    static func kit(
        _ name: String, sees kits: [Dependency] = [], excluding exclude: [String] = [], isolation: MainActor.Type? = nil
    ) -> Target {
        .module(name, in: "Modules/Kits", sees: kits, excluding: exclude, isolation: isolation)
    }

    static func service(
        _ name: String, sees modules: [Dependency], excluding exclude: [String] = [], resources: [Resource]? = nil
    ) -> Target {
        .module(name, in: "Modules/Services", sees: modules, excluding: exclude, resources: resources)
    }

    static func app(_ name: String, sees modules: [Dependency], excluding exclude: [String] = []) -> Target {
        .executableTarget(
            name: name, dependencies: modules, path: "Modules/Apps/\(name)", exclude: exclude,
            swiftSettings: .house(MainActor.self))
    }

    static func example(_ name: String, sees modules: [Dependency], excluding exclude: [String]) -> Target {
        .module(name, in: "Documentation/Examples", sees: modules, excluding: exclude)
    }

    static func tests(of tested: String, sees modules: [Dependency], excluding exclude: [String] = []) -> Target {
        .testTarget(
            name: "\(tested)Tests", dependencies: modules, path: "Tests/\(tested)Tests",
            exclude: exclude, swiftSettings: .house(nil))
    }

    static func testSupport(_ name: String, sees modules: [Dependency], plugins: [PluginUsage] = []) -> Target {
        .module(name, in: "Tests", sees: modules, plugins: plugins)
    }

    private static func module(
        _ name: String, in folder: String, sees modules: [Dependency], excluding exclude: [String] = [],
        resources: [Resource]? = nil, isolation: MainActor.Type? = nil, plugins: [PluginUsage] = []
    ) -> Target {
        .target(
            name: name, dependencies: modules, path: "\(folder)/\(name)", exclude: exclude, resources: resources,
            swiftSettings: .house(isolation), plugins: plugins)
    }
}

extension [SwiftSetting] {
    /// The house rules: the settings with which every target is built.
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

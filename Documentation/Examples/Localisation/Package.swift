// swift-tools-version: 6.2
import PackageDescription

// The build settings that all targets share.
let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let model = Target.Dependency.product(name: "Model", package: "Strata")
let viewModel = Target.Dependency.product(name: "ViewModel", package: "Strata")

let package = Package(
    name: "Localisation",
    // Without this setting, SwiftPM refuses the folders en.lproj and de.lproj.
    defaultLocalization: "en",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [.package(name: "Strata", path: "../../..")],
    targets: [
        .target(
            name: "LocalizedFeed", dependencies: [model],
            resources: [.process("en.lproj"), .process("de.lproj")], swiftSettings: house),
        .testTarget(
            name: "LocalizedFeedTests", dependencies: ["LocalizedFeed", model, viewModel], swiftSettings: house),
    ]
)

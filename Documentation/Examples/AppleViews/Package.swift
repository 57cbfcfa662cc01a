// swift-tools-version: 6.2
import PackageDescription

// The rules of the house.
let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// A target of Xcode may isolate its declarations to the main actor or not. The views compile either way: `.ci/run` does both.
let isMainActor = Context.environment["DEFAULT_ISOLATION"] == "MainActor"
let views = house + [.defaultIsolation(isMainActor ? MainActor.self : nil)]

let layers: [Target.Dependency] = ["Model", "Interactor", "ViewModel", "Binding"].map {
    .product(name: $0, package: "Strata")
}

// Apple's frameworks are not on Linux. There, modules of their names stand in for them, so that the views can import them.
#if os(Linux)
    let standIns: [Target] = [
        .target(name: "UIKit", path: "StandIns/UIKit", exclude: ["README.md"], swiftSettings: house),
        // Swift imports it wherever Testing and UIKit are imported.
        .target(name: "_Testing_UIKit", path: "StandIns/Testing_UIKit", swiftSettings: house),
        .target(name: "SwiftUI", path: "StandIns/SwiftUI", exclude: ["README.md"], swiftSettings: house),
    ]
    let uiKit: [Target.Dependency] = ["UIKit", "_Testing_UIKit"]
    let swiftUI: [Target.Dependency] = ["SwiftUI"]
#else
    let standIns: [Target] = []
    let uiKit: [Target.Dependency] = []
    let swiftUI: [Target.Dependency] = []
#endif

let package = Package(
    name: "AppleViews",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [.package(name: "Strata", path: "../../..")],
    targets: standIns + [
        .target(name: "UIKitViews", dependencies: layers + uiKit, swiftSettings: views),
        .target(name: "SwiftUIViews", dependencies: layers + swiftUI, swiftSettings: views),
        .testTarget(name: "UIKitViewsTests", dependencies: ["UIKitViews"] + layers + uiKit, swiftSettings: house),
        .testTarget(name: "SwiftUIViewsTests", dependencies: ["SwiftUIViews"] + layers + swiftUI, swiftSettings: house),
    ]
)

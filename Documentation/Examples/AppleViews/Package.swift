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

// An Xcode target may isolate its declarations to the main actor. The views compile either way: `.ci/run` tries both.
let isMainActor = Context.environment["DEFAULT_ISOLATION"] == "MainActor"
let views = house + [.defaultIsolation(isMainActor ? MainActor.self : nil)]

let layers: [Target.Dependency] = ["Model", "Interactor", "ViewModel", "Binding"].map {
    .product(name: $0, package: "Strata")
}

// Apple's frameworks are not on Linux. There, stand-in modules have their names, so that the views can import them.
#if os(Linux)
    let standIns: [Target] = [
        .target(name: "UIKit", path: "StandIns/UIKit", exclude: ["README.md"], swiftSettings: house),
        // Swift imports this module wherever Testing and UIKit are both imported.
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

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Fixture",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "SnapshotFiles"),
        .target(name: "TextSnapshots", dependencies: ["SnapshotFiles"]),
        .target(name: "XCTSnapshots", dependencies: ["TextSnapshots"]),
        .testTarget(name: "FixtureTests", dependencies: ["TextSnapshots"]),
        .testTarget(name: "XCTestFixtureTests", dependencies: ["XCTSnapshots", "TextSnapshots"]),
        .testTarget(name: "WithoutKitTests", dependencies: ["TextSnapshots"]),
    ]
)

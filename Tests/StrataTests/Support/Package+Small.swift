import TestProcesses

@testable import Strata

extension Package {
    /// The manifest of a package with two layers and a kit.
    ///
    /// Tests share this manifest, because SwiftPM compiles each different manifest.
    private static let smallManifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Small",
            targets: [
                .target(name: "Model", path: "Modules/Model"),
                .target(name: "View", dependencies: ["Model", "Kit"], path: "Modules/View"),
                .target(name: "Kit", path: "Modules/Kits/Kit"),
            ])
        """

    /// Writes a package with the small manifest and some files, and reads it.
    static func small(_ temporary: TemporaryPackage, files: [String: String]) throws -> Package {
        try temporary.write(smallManifest, to: "Package.swift")
        for (path, text) in files { try temporary.write(text, to: path) }
        return try reading(temporary)
    }
}

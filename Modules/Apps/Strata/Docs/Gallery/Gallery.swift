import Foundation
import SnapshotFiles

/// The gallery: one page for each feature, with the recorded snapshots of its screens.
nonisolated struct Gallery {
    static let parent = "Documentation"
    static let folder = "\(parent)/Gallery"
    /// The command that writes the gallery.
    static let command = "swift run \(SnapshotCommand.program) docs update"
    /// The first line of each file: a comment that the rendered page does not show.
    static let mark = "<!-- Written by '\(command)', made of the snapshots. -->"

    /// The texts of the gallery's files, by their paths in the package; empty if nothing is recorded.
    let files: [String: String]
    /// The paths of existing pages whose features were removed.
    let gone: [String]

    /// Returns whether a package has the parent folder of the gallery.
    static func isPossible(in package: HousePackage) -> Bool { package.folder.appending(path: parent).isFolder }

    init(of package: HousePackage) throws(DocsError) {
        let pages = Self.isPossible(in: package) ? try Self.pages(of: package) : []
        var files = Dictionary(uniqueKeysWithValues: pages.map { ("\(Self.folder)/\($0.file)", $0.text) })
        if !pages.isEmpty { files["\(Self.folder)/README.md"] = Self.index(of: pages) }
        for path in files.keys.sorted() {
            if let text = package.text(of: path), !Self.isOurs(text) { throw .taken(path) }
        }
        self.files = files
        gone = try package.files(in: Self.folder).filter { path in
            files[path] == nil && package.text(of: path)?.hasPrefix(Self.mark) == true
        }
    }

    /// Returns whether the gallery may overwrite a file that contains this text.
    private static func isOurs(_ text: String) -> Bool { text.isEmpty || text.hasPrefix(mark) }

    /// Updates an existing gallery, and returns a line for each changed file.
    static func updated(in package: HousePackage) throws -> [String] {
        let isThere = try package.files(in: folder).contains { package.text(of: $0).map(isOurs) ?? false }
        guard isThere else { return [] }
        let gallery = try Gallery(of: package)
        let changes = DocumentChanges(to: gallery.files, removing: gallery.gone, in: package)
        try changes.write()
        return changes.lines
    }

    private static func pages(of package: HousePackage) throws(DocsError) -> [GalleryPage] {
        var screens: [String: [GalleryScreen]] = [:]
        for layer in HousePackage.layers.reversed() {
            for suite in try SnapshotSuite.all(of: "\(layer)Tests", in: package) {
                let screen = try GalleryScreen(of: suite, in: package)
                // The tests of two layers may record the same screens of a feature.
                let isRepeated = screens[suite.feature]?.contains { $0.shows(screen) } ?? false
                if !screen.states.isEmpty, !isRepeated { screens[suite.feature, default: []].append(screen) }
            }
        }
        let pictures = try package.files(in: "Snapshots/\(package.app)Tests/DocumentationTests")
        return screens.sorted { $0.key < $1.key }.map { GalleryPage(feature: $0, screens: $1, pictures: pictures) }
    }

    private static func index(of pages: [GalleryPage]) -> String {
        """
        \(mark)

        # Gallery

        These pages show every screen in each recorded state. Most screens are drawn alone, without the shell's tabs, keys
        and alerts. Other sizes and transcripts are in [Snapshots](../../Snapshots). `\(command)` writes these pages.

        | Feature | Screens | States |
        |---|---|---|
        \(pages.map(\.row).joined(separator: "\n"))

        """
    }
}

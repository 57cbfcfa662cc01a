/// `strata new feature`: adds a feature to a package, with its tests and snapshots, and wires it into the app.
nonisolated struct NewFeature: Equatable {
    let name: String
    /// The folder of the package; nil for the package around the working directory.
    var folder: String?
    var binding = FeatureBinding.immutable
    /// Whether it stands in a tab of its own; otherwise it stands in the tab More, if there is one.
    var hasTab = false

    /// Writes the feature's files, and says what to do next.
    ///
    /// Where the app was changed so that the place for a line is not found, it says what to add where, and the status
    /// is 1.
    ///
    /// - Parameter templates: The templates to use.
    func run(templates: FeatureTemplates = .ofThisPackage) throws -> Outcome {
        let name = try FeatureName(name)
        let package = try HousePackage(at: folder)
        let hasTab = hasTab || !package.hasMore
        let files = try templates.files(of: name, binding: binding).reduce(into: [:]) { files, file in
            files[file.key.replacing("Tests/DemoTests/", with: "Tests/\(package.app)Tests/")] = file.value
        }
        try package.checkIsNew(name, files: files)
        var changed: [String: String] = [:]
        var rest: [Insertion] = []
        for insertion in try templates.insertions(of: name, hasTab: hasTab) {
            let text = package.text(of: insertion.path)
            if let new = text.flatMap(insertion.inserted) {
                changed[insertion.path] = new
            } else {
                rest.append(insertion)
            }
        }
        if hasTab { changed.merge(package.documents(with: TabBar(title: name.title))) { $1 } }
        try StagedFiles(folder: package.folder, new: files, changed: changed).write()
        let lines = files.keys.sorted().map { "created: \($0)" } + changed.keys.sorted().map { "changed: \($0)" }
        return report(of: name, in: package, lines: lines, rest: rest).updatingGallery(of: package)
    }

    private func report(of name: FeatureName, in package: HousePackage, lines: [String], rest: [Insertion]) -> Outcome {
        guard rest.isEmpty else {
            let advice = rest.map(\.advice).joined(separator: "\n\n")
            return Outcome(
                """
                \(lines.joined(separator: "\n"))

                The app is not as expected, so add these lines yourself:

                \(advice)
                """, status: 1)
        }
        return Outcome(
            """
            \(lines.joined(separator: "\n"))

            To look at it: \(package.runCommand) --screen \(name.route)
            To test it:    swift test --filter \(name.type)
            """)
    }
}

nonisolated extension Insertion {
    /// What to add where, in words.
    var advice: String {
        let place = blocks.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
        return "\(path), in `\(place)`:\n\(lines.joined(separator: "\n"))"
    }
}

/// The command `strata new feature`: adds a feature with tests and snapshots to a package and to its feature lists.
nonisolated struct NewFeature: Equatable {
    let name: String
    /// The folder of the package; nil for the package that contains the working directory.
    var folder: String?
    var binding = FeatureBinding.immutable
    /// Whether the feature gets a tab of its own; otherwise it goes in the More tab, if there is one.
    var hasTab = false

    /// Writes the feature's files, and returns the next steps.
    ///
    /// If a feature list has no marker, the outcome contains the lines to add to it, and its status is 1.
    ///
    /// - Parameter templates: The templates to use.
    func run(templates: FeatureTemplates = .ofThisPackage) throws -> Outcome {
        let package = try HousePackage(at: folder)
        let change = try change(of: package, templates: templates)
        var transfer = try FileTransfer(into: package.folder)
        defer { transfer.clean() }
        try change.write(by: &transfer)
        try transfer.format()
        try transfer.commit()
        return try report(change, in: package).updatingGallery(of: package)
    }

    /// The file changes that add a feature to a package.
    struct Change {
        /// The texts of the feature's files, by their paths.
        let new: [String: String]
        /// The new texts of the lists, by their paths.
        let changed: [String: String]
        /// The messages about statements to add by hand to lists without a marker.
        let advice: [String]

        func write(by transfer: inout FileTransfer) throws(FileTransferError) {
            for (path, text) in new { try transfer.add(path, text: text) }
            for (path, text) in changed { try transfer.change(path, text: text) }
        }
    }

    func change(of package: HousePackage, templates: FeatureTemplates = .ofThisPackage) throws -> Change {
        let name = try FeatureName(name)
        let files = try templates.files(of: name, binding: binding, hasTab: hasTab)
        try package.checkIsNew(name, files: files)
        let statement = FeatureStatement(["list.add(\(name.type)Feature())"])
        var changed: [String: String] = [:]
        var advice: [String] = []
        for path in package.lists {
            if let list = package.text(of: path).flatMap({ FeatureList($0, at: path) }) {
                changed[path] = list.adding([statement])
            } else {
                advice.append(FeatureList.advice([statement], for: path))
            }
        }
        return Change(new: files, changed: changed, advice: advice)
    }

    private func report(_ change: Change, in package: HousePackage) throws -> Outcome {
        let name = try FeatureName(name)
        let lines =
            change.new.keys.sorted().map { "created: \($0)" } + change.changed.keys.sorted().map { "changed: \($0)" }
        guard change.advice.isEmpty else {
            return Outcome(
                """
                \(lines.joined(separator: "\n"))

                The app is not as expected, so add these lines yourself:

                \(change.advice.joined(separator: "\n\n"))
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

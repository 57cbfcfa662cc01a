import Foundation

nonisolated extension ManifestAddition {
    /// Writes the edited manifest and the rows of LayerGuard's table; throws if SwiftPM cannot read the manifest.
    func write(into manifest: PackageManifest, by transfer: inout FileTransfer) throws {
        try transfer.change("Package.swift", text: edited(manifest))
        if !rows.isEmpty {
            let lines = rows.map { "\($0)\n" }.joined()
            if let table = try? String(contentsOfFile: "\(manifest.folder)/\(GuardTable.file)", encoding: .utf8) {
                let separator = table.isEmpty || table.hasSuffix("\n") ? "" : "\n"
                try transfer.change(GuardTable.file, text: table + separator + lines)
            } else {
                try transfer.add(GuardTable.file, text: lines)
            }
        }
        _ = try PackageDescription(ofPackageIn: transfer.stagedFolder.path)
    }

    /// Returns the text of `manifest` with all additions except the rows of LayerGuard's table.
    func edited(_ manifest: PackageManifest) -> String {
        var edits: [(place: Range<String.Index>, text: String)] = []
        for missing in dependencies {
            guard let (entry, place) = manifest.entry(of: missing.target), let edited = missing.added(to: entry)
            else { continue }
            let indentation = manifest.targets?.indentation ?? ""
            edits.append((place, edited.text.replacing("\n", with: "\n\(indentation)")))
        }
        let packages = [package].compactMap(\.self)
        for (list, entries) in [
            (manifest.targets, targets), (manifest.products, programs), (manifest.packages, packages),
        ] {
            guard let list, !entries.isEmpty else { continue }
            if let place = list.missingComma { edits.append((place..<place, ",")) }
            edits.append((list.end..<list.end, Self.lines(of: entries, endOf: list, in: manifest.text)))
        }
        let newPackages = manifest.packages == nil ? package.map { "dependencies: [\($0.text)]," } : nil
        let arguments = [(manifest.placeOfPlatforms, platformsArgument), (manifest.placeOfPackages, newPackages)]
        for case (let place?, let argument?) in arguments {
            let line = manifest.text[..<place].split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
            let separator = line.allSatisfy { $0 == " " } ? "\n\(line)" : " "
            edits.append((place..<place, argument + separator))
        }
        var text = manifest.text
        // The edits are made in reverse order, so that earlier positions stay valid.
        for edit in edits.enumerated().sorted(by: Self.isLater).map(\.element) {
            text.replaceSubrange(edit.place, with: edit.text)
        }
        if !functions.isEmpty {
            while text.hasSuffix("\n") { text.removeLast() }
            text += "\n\n\(extensions)"
        }
        return text
    }

    /// Returns whether edit `one` must be made first: `one` has a later place, or the same place and was added later.
    private static func isLater(
        _ one: (offset: Int, element: (place: Range<String.Index>, text: String)),
        _ other: (offset: Int, element: (place: Range<String.Index>, text: String))
    ) -> Bool {
        let (place, otherPlace) = (one.element.place.lowerBound, other.element.place.lowerBound)
        return place == otherPlace ? one.offset > other.offset : place > otherPlace
    }

    private static func lines(of entries: [ManifestEntry], endOf list: ManifestList, in text: String) -> String {
        var lines = lines(of: entries, indentedBy: list.indentation)
        // The formatter writes no comma after the only entry of a list.
        if list.entries.isEmpty, entries.count == 1 { lines = String(lines.dropLast(2)) + "\n" }
        let isOnOneLine = text[..<list.end].last != "\n"
        return isOnOneLine ? "\n\(lines)\(list.indentation.dropLast(4))" : lines
    }
}

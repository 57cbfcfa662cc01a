import Foundation
import SnapshotFiles

/// Runs `docs update`: regenerates the command output, source excerpts and screens quoted in a package's documents.
nonisolated struct DocsTool {
    let package: HousePackage

    /// Updates the output below each command in the documents, the excerpts from source files, and the gallery.
    ///
    /// If a command fails or a declaration is missing, its block stays unchanged and the status is 1.
    func update() throws -> Outcome {
        var outputs = CommandOutputs(of: package)
        for path in try documents() {
            for printed in PrintedCommand.all(in: try lines(of: path)) { try outputs.find(printed) }
        }
        return try Interrupts.held {
            let (changes, problems) = try changes(showing: outputs)
            try changes.write()
            return outcome(changes.lines, problems: problems)
        }
    }

    /// Returns the changes to the documents, and the problems.
    ///
    /// Reads the documents again, because the user may have edited them while the commands ran.
    func changes(showing outputs: CommandOutputs) throws -> (DocumentChanges, problems: [String]) {
        let gallery = try Gallery(of: package)
        var texts = gallery.files
        var problems: [String] = []
        for path in try documents() {
            let before = try lines(of: path)
            var lines = before
            // The commands come in reverse order, because an output may move the lines after its block.
            for printed in PrintedCommand.all(in: lines).reversed() {
                if case .success(let output) = outputs.result(of: printed) { printed.show(output, in: &lines) }
            }
            problems += PrintedCommand.all(in: lines).compactMap { printed in
                guard case .failure(let failure) = outputs.result(of: printed) else { return nil }
                return "\(path):\(printed.line): '\(printed.command)' \(failure)"
            }
            problems += try renewExcerpts(in: &lines).map { "\(path):\($0)" }
            if lines != before { texts[path] = lines.joined(separator: "\n") }
        }
        return (DocumentChanges(to: texts, removing: gallery.gone, in: package), problems)
    }

    /// Updates the excerpts from source files, and returns the problems.
    private func renewExcerpts(in lines: inout [String]) throws(DocsError) -> [String] {
        var problems: [String] = []
        for excerpt in SourceExcerpt.all(in: lines).reversed() {
            let source = try self.lines(of: excerpt.path)
            do throws(ExcerptFailure) {
                try excerpt.show(source, in: &lines)
            } catch {
                problems.insert("\(excerpt.line): '\(excerpt.path)' \(error)", at: 0)
            }
        }
        return problems
    }

    private func lines(of path: String) throws(DocsError) -> [String] {
        try package.document(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func outcome(_ lines: [String], problems: [String]) -> Outcome {
        let text = lines.isEmpty && problems.isEmpty ? "nothing to update" : lines.joined(separator: "\n")
        let note = Gallery.isPossible(in: package) ? nil : "no gallery: there is no folder \(Gallery.parent)"
        return Outcome(text).adding(problems: problems).adding(note)
    }

    /// Returns the paths of the documents, without the gallery's pages.
    func documents() throws(DocsError) -> [String] {
        let readme = package.folder.appending(path: "README.md").isFile ? ["README.md"] : []
        let articles = try package.files(in: Gallery.parent).filter { !$0.hasPrefix("\(Gallery.folder)/") }
        let catalogues = try package.files(in: "Modules/Kits").filter { $0.contains(".docc/") }
        return readme + (articles + catalogues).filter { $0.hasSuffix(".md") }
    }
}

nonisolated extension HousePackage {
    /// Returns the text of a document, or of a source file or snapshot that a document quotes.
    func document(_ path: String) throws(DocsError) -> String {
        let file = folder.appending(path: path)
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw .unreadable(file.path, reason: error.systemReason)
        }
    }

    /// Returns the sorted paths of the visible files below a folder; empty if the folder does not exist.
    func files(in part: String) throws(DocsError) -> [String] {
        let folder = folder.appending(path: part)
        guard folder.isFolder else { return [] }
        do {
            return try folder.visibleFiles.map { "\(part)/\($0)" }
        } catch {
            throw .unreadable(folder.path, reason: error.systemReason)
        }
    }
}

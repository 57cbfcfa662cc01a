nonisolated extension Outcome {
    /// Updates the gallery of a package, if it has one, and adds a line for each file that changed, or the reason that
    /// none could be.
    func updatingGallery(of package: HousePackage) -> Outcome {
        do {
            let lines = try Gallery.updated(in: package)
            return adding(lines.isEmpty ? nil : lines.joined(separator: "\n"))
        } catch {
            return adding(problems: ["The gallery was not updated: \("\(error)".asSentence)"])
        }
    }
}

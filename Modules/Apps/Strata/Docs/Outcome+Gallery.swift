nonisolated extension Outcome {
    /// Updates a package's gallery, if it has one, and adds a line for each changed file, or the reason for a failure.
    func updatingGallery(of package: HousePackage) -> Outcome {
        do {
            let lines = try Gallery.updated(in: package)
            return adding(lines.isEmpty ? nil : lines.joined(separator: "\n"))
        } catch {
            return adding(problems: ["The gallery was not updated: \("\(error)".asSentence)"])
        }
    }
}

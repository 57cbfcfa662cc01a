/// The files that some files of a package need to compile, found by the names in their code.
///
/// A file is needed if it declares a type, a function or a variable that a needed file names, or an extension that one
/// uses: of a needed type, or of another that is named, with a member that is named or a conformance between needed types.
/// The names are compared as words, so a few files may be needed only by chance; none is missing that a word leads to.
nonisolated struct FileClosure {
    /// The reason that a file is needed.
    enum Reason: Equatable {
        /// It is a part of what was asked for.
        case asked
        /// Another file names something of it.
        case named(String, by: String)
        /// It extends a needed type so that it conforms to a needed protocol.
        case conforms(String)
    }

    /// The needed files in the order of their paths.
    let files: [SwiftSource]
    /// The reason for each needed file, by its path.
    let reasons: [String: Reason]

    /// - Parameters:
    ///   - sources: The files that may be needed.
    ///   - isAsked: Whether a file is a part of what was asked for.
    init(in package: Package, among sources: [SwiftSource], from isAsked: (SwiftSource) -> Bool) {
        var search = FileSearch(package, sources)
        search.start(from: sources.indices.filter { isAsked(sources[$0]) })
        while search.addNeeded() {}
        let reasons = search.reasons
        files = sources.filter { reasons[$0.path] != nil }
        self.reasons = reasons
    }
}

/// The files that some files of a package need to compile, found by the names in their code.
///
/// A file is needed if it declares a type, a function or a variable that a needed file names, or an extension that one
/// uses: of a needed type, or of another that is named, with a member that is named or a conformance between needed types.
/// No other file can need a private declaration, and the name of a private type brings no file. Names are compared as words,
/// so a member of an extension may bring its file because another member has its name.
nonisolated struct FileClosure {
    /// The needed files in the order of their paths.
    let files: [SwiftSource]

    /// - Parameters:
    ///   - sources: The files that may be needed.
    ///   - isAsked: Whether a file is a part of what was asked for.
    init(in package: Package, among sources: [SwiftSource], from isAsked: (SwiftSource) -> Bool) {
        var search = FileSearch(package, sources)
        search.start(from: sources.indices.filter { isAsked(sources[$0]) })
        while search.addNeeded() {}
        files = sources.indices.filter { search.isNeeded[$0] }.map { sources[$0] }
    }
}

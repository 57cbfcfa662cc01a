/// The files that the requested files need to compile, found by the names in their code.
///
/// A needed file needs another file for a type, a function or a variable that it names, or for an extension that it
/// uses. An extension is used if its type is needed or named, and if one of its members is named or it declares a
/// conformance between needed types. Private declarations and the names of private types bring no file. Names are
/// compared as words, so a member of an extension may bring its file because another member has the same name.
nonisolated struct FileClosure {
    /// The needed files in the order of their paths.
    let files: [SwiftSource]

    /// - Parameters:
    ///   - sources: The files that may be needed.
    ///   - isAsked: Returns whether a file was asked for.
    init(in package: Package, among sources: [SwiftSource], from isAsked: (SwiftSource) -> Bool) {
        var search = FileSearch(package, sources)
        search.start(from: sources.indices.filter { isAsked(sources[$0]) })
        while search.addNeeded() {}
        files = sources.indices.filter { search.isNeeded[$0] }.map { sources[$0] }
    }
}

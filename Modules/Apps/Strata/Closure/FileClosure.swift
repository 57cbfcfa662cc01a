/// The requested files and all files that they need in order to compile, found by the names in the code.
///
/// File A needs file B if A names a type, a function or a variable of B. A also needs B if B extends a type that is
/// needed or named, and if the extension declares a member that A names, or a conformance between needed types. Private
/// declarations and the names of private types are ignored. Names are compared as plain words, so a file may be found
/// needlessly if one of its members has the same name as a member of another type.
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

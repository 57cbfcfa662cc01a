/// A parsed command line.
nonisolated enum Command: Equatable {
    /// Prints the help of a command or, if nil, of the program.
    case help(String? = nil)
    case version
    case status(skipsBuild: Bool)
    /// The strings are parts of paths or test names, also in `accept` and `reject`; an empty array matches everything.
    case diff([String])
    case accept([String])
    /// Lists the pending texts, and accepts them if the user agrees.
    case acceptListed
    /// Accepts the pending text at the path, and all texts with the same change.
    case acceptLike(path: String)
    case reject([String])
    case prune(isConfirmed: Bool)
    case review
    /// The arguments are those of `swift test`.
    case test([String])
    case report(file: String)
    /// Draws the targets of a package.
    case graph
    /// Counts the lines of a package's targets.
    case lines
    /// Counts the tests of each kind.
    case tests
    case copy(Copy)
    case updateDocs
    case newApp(NewApp)
    case newFeature(NewFeature)
}

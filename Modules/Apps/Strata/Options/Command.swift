/// A parsed command line.
nonisolated enum Command: Equatable {
    /// Prints the help of a command; of the program for nil.
    case help(String? = nil)
    case version
    case status(skipsBuild: Bool)
    /// The strings are filters on path and test name, as in the next two cases; if there are none, everything is meant.
    case diff([String])
    case accept([String])
    /// Everything that is pending, after the user has seen the list and agreed.
    case acceptListed
    /// The pending text of the path, and all that change like it.
    case acceptLike(path: String)
    case reject([String])
    case prune(isConfirmed: Bool)
    case review
    /// The arguments are those of `swift test`.
    case test([String])
    case report(file: String)
    /// Draws the targets of a package.
    case graph
    /// Counts the lines of the targets of a package.
    case lines
    /// Counts the tests of each kind.
    case tests
    case copy(Copy)
    case updateDocs
    case newApp(NewApp)
    case newFeature(NewFeature)
}

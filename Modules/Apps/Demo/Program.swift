/// The names of this program: a new app changes them here, and in the products of Package.swift.
nonisolated enum Program {
    /// The program's name on the command line.
    static let name = "demo"
    /// The title on pictures of the app; its lowercase form names the data folder and the database.
    static let title = "Strata"
    /// The version of this package, which `--version` prints; edit it with each release.
    static let version = "1.0.0"
}

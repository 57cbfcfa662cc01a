/// The name of a new app, in each form that its files use.
nonisolated struct AppName: Equatable {
    private let name: FeatureName

    /// The name of the package.
    var title: String { name.type }
    /// The name of the program.
    var program: String { name.route }

    /// - Parameter package: The package that the app is copied from; none of its targets may have the app's name.
    init(_ name: String, besides package: Package) throws(NewAppError) {
        do {
            self.name = try FeatureName(name)
        } catch {
            throw .badName(name)
        }
        guard package.target(title) == nil else { throw .targetExists(title) }
    }

    /// Returns the text of a template, with these names in place of its placeholders.
    func replacingPlaceholders(in text: String) -> String {
        text.replacing("AppName", with: title).replacing("app-name", with: program)
    }

    /// Returns the text of the program's file, with these names in place of this package's names.
    func replacingNames(in text: String) -> String {
        replacingProgram(in: text).replacing("\"Strata\"", with: "\"\(title)\"")
    }

    /// Returns the entry of a product, with this program's name in place of `demo`.
    func replacingProgram(in text: String) -> String { text.replacing("\"demo\"", with: "\"\(program)\"") }
}

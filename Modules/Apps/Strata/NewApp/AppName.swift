/// The name of a new app, in each form that its files use.
nonisolated struct AppName: Equatable {
    /// The name of this package's app, as a target.
    static let original = "Demo"

    private let name: FeatureName

    /// The name of the package and of the target.
    var target: String { name.type }
    /// The name of the program.
    var program: String { name.route }

    /// - Parameter package: The package that the app is made of, whose targets have other names.
    init(_ name: String, besides package: Package) throws(NewAppError) {
        do {
            self.name = try FeatureName(name)
        } catch {
            throw .badName(name)
        }
        guard package.target(target) == nil else { throw .targetExists(target) }
    }

    /// Returns a text of this package's app, or the path of a file, with this name in place of its own.
    func replacingOriginal(in text: String) -> String {
        text.replacing(/\bDemo(?![a-z])|\bdemo\b|\bStrata\b|\bstrata\b/) { match in
            match.output.first?.isUppercase == true ? target : program
        }
    }
}

/// The reason why no app was created.
nonisolated enum NewAppError: Error, Equatable, CustomStringConvertible {
    case noOriginal
    case badName(String)
    case targetExists(String)
    case unknownFeature(String, known: [String])
    case unknownExtra(String, known: [String])
    case unservedExtra(String, features: [String])
    case noFolder(String)
    case link(String, target: String)
    case notEmpty(String)

    var description: String {
        switch self {
        case .noOriginal:
            "This package has no target 'Demo' to make an app from. Run this command in a checkout of Strata"
        case .badName(let name):
            "An app's name is a target's name, such as Groceries or ReadingList: expected letters from A to Z and digits, "
                + "starting with a capital letter, and not a keyword of Swift; got '\(name)'"
        case .targetExists(let name): "'\(name)' cannot name the app, because it names a target of this package"
        case .unknownFeature(let name, let known):
            "There is no feature '\(name)'\(name.suggestion(among: known))"
        case .unknownExtra(let name, let known):
            "There is nothing called '\(name)' to copy\(name.suggestion(among: known))"
        case .unservedExtra(let name, let features):
            if let first = features.first {
                "\(name) serves only \(features.joined(separator: ", ")): name one of them, as in --features \(first), or "
                    + "leave \(name) out of --with"
            } else {
                "\(name) serves no feature itself: it is copied with the services that need it. Leave it out of --with"
            }
        case .link(let path, let target): "\(path) is a link to \(target). Name the folder itself. Nothing was written"
        case .noFolder(let path): "\(path) is not a folder. Nothing was written"
        case .notEmpty(let path): "\(path) is not empty. Nothing was written"
        }
    }
}

/// The reason that there is no folder for the app's data.
enum DataFolderError: Error, Equatable, CustomStringConvertible {
    case notCreated(String, String)
    case obstructed(String, by: String)
    case looping(String, link: String)
    case dangling(String, link: String, target: String)

    var description: String {
        switch self {
        case .notCreated(let path, let reason):
            "The data folder \(path) could not be created: \(reason). \(Self.chooseFolder)"
        case .obstructed(let path, let item) where path == item:
            "The data folder \(path) could not be created: it is a file, not a folder. \(Self.chooseFolder)"
        case .obstructed(let path, let item):
            "The data folder \(path) could not be created, because \(item) is a file, not a folder. \(Self.chooseFolder)"
        case .looping(let path, let link):
            "The data folder \(path) could not be created, because \(link) is a link that leads back to itself. "
                + Self.chooseFolder
        case .dangling(let path, let link, let target):
            "The data folder \(path) could not be created, because \(link) is a link to \(target), which does not exist. "
                + "Create that folder, or choose another one with --data."
        }
    }

    private static var chooseFolder: String { "Choose another one with --data, or store nothing with --in-memory." }
}

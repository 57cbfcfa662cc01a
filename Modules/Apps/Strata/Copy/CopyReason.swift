/// The reason that a folder or file is copied.
nonisolated enum CopyReason: Equatable, CustomStringConvertible {
    case asked
    case tests(of: String)
    case needed(by: String)
    /// It has tests of files that are needed, and of no others.
    case testsOfNeeded
    case snapshots(of: String)
    /// Some files of it are needed, each for its own reason.
    case shared
    case named(String, by: String)
    case conforms(String)
    /// It puts the features of an app together.
    case holding
    case everyApp
    /// No feature that was asked for stands in a tab.
    case generated
    /// A feature that is generated later needs it.
    case later

    var description: String {
        switch self {
        case .asked: "asked for"
        case .tests(let target): "the tests of \(target)"
        case .testsOfNeeded: "tests of what is needed"
        case .needed(let target): "\(target) needs it"
        case .snapshots(let suite): "the snapshots of \(suite)"
        case .shared: "only what is needed"
        case .named(let name, let file): "\(file) names \(name)"
        case .conforms(let type): "\(type) needs its conformances"
        case .holding: "it puts the features together"
        case .everyApp: "every app has it"
        case .generated: "generated, because no feature with a tab was asked for"
        case .later: "a feature that is added later needs it"
        }
    }
}

/// The reason why a folder is copied.
nonisolated enum CopyReason: Equatable, CustomStringConvertible {
    case asked
    case tests(of: String)
    case needed(by: String)
    case snapshots(of: String)
    /// Only the needed files of the folder are copied.
    case shared
    case everyApp
    /// The feature was generated for a new app.
    case generated

    var description: String {
        switch self {
        case .asked: "asked for"
        case .tests(let target): "the tests of \(target)"
        case .needed(let name): "\(name) needs it"
        case .snapshots(let suite): "the snapshots of \(suite)"
        case .shared: "only what is needed"
        case .everyApp: "every app has it"
        case .generated: "generated, because no feature with a tab was asked for"
        }
    }
}

/// The reason that a folder or file is copied.
nonisolated enum CopyReason: Equatable, CustomStringConvertible {
    case asked
    case tests(of: String)
    case needed(by: String)
    case snapshots(of: String)

    var description: String {
        switch self {
        case .asked: "asked for"
        case .tests(let target): "the tests of \(target)"
        case .needed(let target): "\(target) needs it"
        case .snapshots(let target): "the snapshots of \(target)"
        }
    }
}

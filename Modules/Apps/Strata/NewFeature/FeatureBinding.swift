/// The binding style of a new feature, with its template folders.
nonisolated enum FeatureBinding: String, CaseIterable {
    case immutable, delegate, closures
    case inputsOutputs = "inputs-outputs"
    case messages, observation

    /// The folders of the templates, the more general ones first.
    var templateFolders: [String] {
        switch self {
        case .immutable: ["Every", "Immutable"]
        case .delegate: ["Every", "Bound", "Delegate"]
        case .closures: ["Every", "Bound", "Closures"]
        case .inputsOutputs: ["Every", "Bound", "InputsOutputs"]
        case .messages: ["Every", "Bound", "Messages"]
        case .observation: ["Every", "Observation"]
        }
    }
}

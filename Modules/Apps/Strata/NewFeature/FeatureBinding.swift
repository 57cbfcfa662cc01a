/// The way in which a new feature's view hears of changes, with the folders of its templates.
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

public import Model

/// The content of the Feature Name screen at one moment.
///
/// When the model changes, a new view model replaces this one. Two view models are equal if their models are equal,
/// whatever their actions.
public struct FeatureNameViewModel {
    private let model: FeatureName
    private let actions: (any FeatureNameActions)?

    /// Makes a view model for `model`.
    ///
    /// - Parameter actions: The receiver of the user's actions; nil to ignore them.
    public init(model: FeatureName, _ actions: (any FeatureNameActions)?) {
        self.model = model
        self.actions = actions
    }

    /// The visible content.
    public var content: FeatureNameContent { FeatureNameContent(model: model) }

    /// Prepends an entry; does nothing if `text` is blank.
    public func didEnter(_ text: String) { actions?.add(text) }
}

extension FeatureNameViewModel: Equatable {
    public static func == (one: FeatureNameViewModel, other: FeatureNameViewModel) -> Bool {
        one.model == other.model
    }
}

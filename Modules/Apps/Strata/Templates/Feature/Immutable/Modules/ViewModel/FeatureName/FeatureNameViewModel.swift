public import Model

/// The feature name at one moment.
///
/// It is made of a model, any model, and is replaced as a whole when the model changes. Two are equal when their models
/// are; their actions don't count.
public struct FeatureNameViewModel {
    private let model: FeatureName
    private let actions: (any FeatureNameActions)?

    /// The content that `model` shows.
    ///
    /// - Parameter actions: Carries out what the user does; nil if nobody does.
    public init(model: FeatureName, _ actions: (any FeatureNameActions)?) {
        self.model = model
        self.actions = actions
    }

    /// Everything that shows.
    public var content: FeatureNameContent { FeatureNameContent(model: model) }

    /// Adds an entry in front; does nothing if `text` is blank.
    public func didEnter(_ text: String) { actions?.add(text) }
}

extension FeatureNameViewModel: Equatable {
    public static func == (one: FeatureNameViewModel, other: FeatureNameViewModel) -> Bool {
        one.model == other.model
    }
}

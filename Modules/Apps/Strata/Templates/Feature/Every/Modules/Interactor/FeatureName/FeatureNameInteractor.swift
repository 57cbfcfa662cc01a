public import Binding
public import Model

/// The single home of the feature name.
///
/// Its entries last as long as the app.
public final class FeatureNameInteractor: ModelOwner {
    public private(set) var model: FeatureName {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<FeatureNameInteractor>()

    /// Starts with `model`, which has no entries unless it is given.
    public init(model: FeatureName = FeatureName()) {
        self.model = model
    }

    /// Adds an entry in front; does nothing if `text` is blank.
    public func add(_ text: String) {
        let next = model.adding(text)
        if next != model { model = next }
    }
}

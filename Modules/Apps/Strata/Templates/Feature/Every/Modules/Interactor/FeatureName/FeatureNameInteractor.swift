public import Binding
public import Model

/// The only owner of the Feature Name model.
///
/// The entries are kept in memory: they are gone when the app exits.
public final class FeatureNameInteractor: ModelOwner {
    public private(set) var model: FeatureName {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<FeatureNameInteractor>()

    /// Starts with `model`; the default has no entries.
    public init(model: FeatureName = FeatureName()) {
        self.model = model
    }

    /// Prepends an entry; does nothing if `text` is blank.
    public func add(_ text: String) {
        let next = model.adding(text)
        if next != model { model = next }
    }
}

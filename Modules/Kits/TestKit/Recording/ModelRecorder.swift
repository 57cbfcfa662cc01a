public import Binding

/// A recorder of the model that an interactor has after each change.
@MainActor
public final class ModelRecorder<Owner: ModelOwner> {
    /// The models after each change, in order.
    public private(set) var models: [Owner.Model] = []

    /// Starts recording the models of `owner`.
    public init(_ owner: Owner) {
        owner.modelDidUpdate.add(self) { recorder, owner in recorder.models.append(owner.model) }
    }
}

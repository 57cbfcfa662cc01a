public import Binding

/// Remembers every model that an interactor has had.
@MainActor
public final class ModelRecorder<Owner: ModelOwner> {
    /// The models after each change, in order.
    public private(set) var models: [Owner.Model] = []

    /// Listens to `owner` from now on.
    public init(_ owner: Owner) {
        owner.modelDidUpdate.add(self) { recorder, owner in recorder.models.append(owner.model) }
    }
}

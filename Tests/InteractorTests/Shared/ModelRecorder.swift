import Binding

/// Remembers every model that an interactor has had.
@MainActor
final class ModelRecorder<Owner: ModelOwner> {
    private(set) var models: [Owner.Model] = []

    init(_ owner: Owner) {
        owner.modelDidUpdate.add(self) { recorder, owner in recorder.models.append(owner.model) }
    }
}

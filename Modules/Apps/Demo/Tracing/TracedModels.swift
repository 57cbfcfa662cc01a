import Binding
import SnapshotFiles

/// The models of an app, each as the trace last saw it.
struct TracedModels {
    private var known: [ObjectIdentifier: Known] = [:]

    /// A model's text, and a weak reference to the model's owner, so that the trace keeps no screen alive.
    ///
    /// The owner is compared, too, because another object may get the identifier of a freed owner.
    private struct Known {
        weak var owner: AnyObject?
        let dump: String
    }

    /// Remembers the models of all interactors that can be reached from `root` and are not yet known.
    ///
    /// Complexity: O(objects that are reached).
    mutating func look(into root: AnyObject) {
        known = known.filter { $0.value.owner != nil }
        var search = ModelOwnerSearch()
        for owner in search.owners(in: root) where known[ObjectIdentifier(owner)] == nil {
            known[ObjectIdentifier(owner)] = Known(owner: owner, dump: Dump.text(of: owner.model))
        }
    }

    /// Returns the difference between the last known and the current model of `object`, and remembers the current one.
    ///
    /// - Returns: The lines of the difference; all lines of a model that was not seen before, and none if `object` owns
    ///   no model.
    mutating func difference(of object: AnyObject) -> [String] {
        guard let owner = object as? any ModelOwner else { return [] }
        let before = known[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0.dump : nil }
        let dump = Dump.text(of: owner.model)
        known[ObjectIdentifier(owner)] = Known(owner: owner, dump: dump)
        return TraceDifference(from: before, to: dump, showsContext: true).lines
    }
}

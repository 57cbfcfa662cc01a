import Binding
import SnapshotFiles

/// The models of an app, each as it was when it was last seen.
struct TracedModels {
    private var known: [ObjectIdentifier: Known] = [:]

    /// The owner is held weakly: a trace keeps no screen alive, and another object may get the identifier of a freed one.
    private struct Known {
        weak var owner: AnyObject?
        let dump: String
    }

    /// Remembers the models of all interactors that can be reached from `root` and are not known yet.
    ///
    /// Complexity: O(objects that are reached).
    mutating func look(into root: AnyObject) {
        known = known.filter { $0.value.owner != nil }
        var search = ModelOwnerSearch()
        for owner in search.owners(in: root) where known[ObjectIdentifier(owner)] == nil {
            known[ObjectIdentifier(owner)] = Known(owner: owner, dump: Dump.text(of: owner.model))
        }
    }

    /// Returns how the model of `object` differs from when it was last seen, and remembers it as it is now.
    ///
    /// - Returns: The lines of the difference; all lines of a model that was not seen before, and none of an object that
    ///   owns no model.
    mutating func difference(of object: AnyObject) -> [String] {
        guard let owner = object as? any ModelOwner else { return [] }
        let before = known[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0.dump : nil }
        let dump = Dump.text(of: owner.model)
        known[ObjectIdentifier(owner)] = Known(owner: owner, dump: dump)
        return TraceDifference(from: before, to: dump, showsContext: true).lines
    }
}

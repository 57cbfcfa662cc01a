import ViewModel

/// What leads from one snapshot to another: which items are inserted, deleted and moved, and which show something else.
///
/// An item is known by its id: one that shows something else is still the same item.
nonisolated struct PhotosDifference: Hashable {
    /// One change; places to take from are those before all changes, places to put to those after them.
    enum Change: Hashable {
        case insert(PhotoCellViewModel, at: Int)
        case delete(at: Int)
        case move(from: Int, to: Int)
        case update(PhotoCellViewModel, at: Int)
    }

    let changes: [Change]
    /// For each item of the new snapshot its place in the old one; nil where it is inserted.
    let sources: [Int?]

    /// Complexity: O(items × changes), as of the standard library's difference.
    init(from old: PhotosSnapshot, to new: PhotosSnapshot) {
        let places = new.items.map(\.id).difference(from: old.items.map(\.id)).inferringMoves()
        let oldPlaces = Dictionary(uniqueKeysWithValues: zip(old.items.map(\.id), old.items.indices))
        sources = new.items.map { oldPlaces[$0.id] }
        let updates = zip(new.items, sources).enumerated().compactMap { place, pair -> Change? in
            guard let source = pair.1, old.items[source] != pair.0 else { return nil }
            return .update(pair.0, at: place)
        }
        changes =
            places.compactMap { change in
                switch change {
                case .insert(let place, _, let source?): .move(from: source, to: place)
                case .insert(let place, _, nil): .insert(new.items[place], at: place)
                case .remove(let place, _, nil): .delete(at: place)
                // It is told by the insertion that it is one move with.
                case .remove: nil
                }
            } + updates
    }

    /// Where the old item of that index is now; of one that is gone, where the nearest is that is left.
    ///
    /// Complexity: O(items).
    func newIndex(of index: Int) -> Int {
        var nearest: (distance: Int, place: Int)?
        for case (let place, let source?) in sources.enumerated() {
            let distance = abs(source - index)
            if distance < nearest?.distance ?? .max { nearest = (distance, place) }
        }
        return nearest?.place ?? 0
    }
}

import ViewModel

/// What leads from one snapshot to another: which items are inserted, deleted and moved.
nonisolated struct PhotosDifference: Hashable {
    /// One change; places to take from are those before all changes, places to put to those after them.
    enum Change: Hashable {
        case insert(PhotoCellViewModel, at: Int)
        case delete(at: Int)
        case move(from: Int, to: Int)
    }

    /// Where an item of the new snapshot comes from.
    enum Origin: Hashable {
        case inserted(PhotoCellViewModel)
        /// From that place in the old snapshot.
        case kept(Int)
    }

    let changes: [Change]
    /// One for each item of the new snapshot.
    let origins: [Origin]

    /// Complexity: O(items × changes), as of the standard library's difference.
    init(from old: PhotosSnapshot, to new: PhotosSnapshot) {
        changes = new.items.difference(from: old.items).inferringMoves().compactMap { change in
            switch change {
            case .insert(let place, _, let source?): .move(from: source, to: place)
            case .insert(let place, let item, nil): .insert(item, at: place)
            case .remove(let place, _, nil): .delete(at: place)
            // It is told by the insertion that it is one move with.
            case .remove: nil
            }
        }
        origins = Self.origins(of: changes, count: old.items.count)
    }

    /// What is neither deleted nor moved keeps its order, and fills the places that nothing is put to.
    private static func origins(of changes: [Change], count: Int) -> [Origin] {
        var taken: Set<Int> = []
        var put: [Int: Origin] = [:]
        for change in changes {
            switch change {
            case .insert(let item, let place): put[place] = .inserted(item)
            case .delete(let place): taken.insert(place)
            case .move(let source, let place):
                taken.insert(source)
                put[place] = .kept(source)
            }
        }
        var kept = (0..<count).lazy.filter { !taken.contains($0) }.makeIterator()
        let newCount = count - taken.count + put.count
        return (0..<newCount).compactMap { put[$0] ?? kept.next().map { .kept($0) } }
    }

    /// Where the old item of that index is now; of one that is gone, where the nearest is that is left.
    ///
    /// Complexity: O(items).
    func newIndex(of index: Int) -> Int {
        var nearest: (distance: Int, place: Int)?
        for (place, origin) in origins.enumerated() {
            guard case .kept(let source) = origin else { continue }
            let distance = abs(source - index)
            if distance < nearest?.distance ?? .max { nearest = (distance, place) }
        }
        return nearest?.place ?? 0
    }
}

import ViewModel

/// What a grid of photos holds at one moment, each photo once.
nonisolated struct PhotosSnapshot: Hashable {
    /// What an index path's section is the number of.
    enum Section: Int {
        case photos
    }

    /// The items of the one section, `photos`.
    private(set) var items: [PhotoCellViewModel] = []

    /// Nothing.
    init() {}

    /// The photos in the order of `items`; of two with one id the first counts.
    init(_ items: [PhotoCellViewModel]) {
        var ids: Set<String> = []
        self.items = items.filter { ids.insert($0.id).inserted }
    }

    /// This snapshot after `difference`, which begins at one of as many items.
    func applying(_ difference: PhotosDifference) -> PhotosSnapshot {
        var taken: Set<Int> = []
        var put: [Int: PhotoCellViewModel] = [:]
        var updated: [Int: PhotoCellViewModel] = [:]
        for change in difference.changes {
            switch change {
            case .insert(let item, let place): put[place] = item
            case .delete(let place): taken.insert(place)
            case .move(let source, let place):
                taken.insert(source)
                put[place] = items.indices.contains(source) ? items[source] : nil
            case .update(let item, let place): updated[place] = item
            }
        }
        // What is neither deleted nor moved keeps its order, and fills the places that nothing is put to.
        let kept = items.indices.filter { !taken.contains($0) }.map { items[$0] }
        var rest = kept.makeIterator()
        var changed = PhotosSnapshot()
        changed.items = (0..<kept.count + put.count).compactMap { place in
            let item = put[place] ?? rest.next()
            return updated[place] ?? item
        }
        return changed
    }
}

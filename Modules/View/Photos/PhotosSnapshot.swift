import ViewModel

/// What a grid of photos holds at one moment, each photo once.
nonisolated struct PhotosSnapshot: Hashable {
    enum Section: CaseIterable {
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
        var shown: [Int: PhotoCellViewModel] = [:]
        for change in difference.changes {
            switch change {
            case .insert(let item, let place), .update(let item, let place): shown[place] = item
            case .delete, .move: break
            }
        }
        var changed = PhotosSnapshot()
        changed.items = difference.sources.enumerated().compactMap { place, source in
            shown[place] ?? source.flatMap { items.indices.contains($0) ? items[$0] : nil }
        }
        return changed
    }
}

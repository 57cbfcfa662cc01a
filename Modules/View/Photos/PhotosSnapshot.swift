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

    /// Where the item stands; nil where it is not there.
    func indexPath(of item: PhotoCellViewModel) -> IndexPath? {
        items.firstIndex(of: item).map { IndexPath(section: 0, item: $0) }
    }

    /// This snapshot after `difference`, which begins at one of as many items.
    func applying(_ difference: PhotosDifference) -> PhotosSnapshot {
        var changed = PhotosSnapshot()
        changed.items = difference.origins.compactMap { origin in
            switch origin {
            case .inserted(let item): item
            case .kept(let index): items.indices.contains(index) ? items[index] : nil
            }
        }
        return changed
    }
}

import ViewModel

/// The items of a grid of photos at one moment, each photo once.
///
/// It is not `Equatable`: items are equal by `id`, so two equal snapshots could show different things.
nonisolated struct PhotosSnapshot {
    /// The sections; their raw values are the sections of index paths.
    enum Section: Int {
        case photos
    }

    /// The items of the only section, `photos`.
    let items: [PhotoCellViewModel]

    /// Creates a snapshot of `items`; of several with the same `id`, it keeps the first.
    init(_ items: [PhotoCellViewModel] = []) {
        var ids: Set<String> = []
        self.items = items.filter { ids.insert($0.id).inserted }
    }

    /// Returns the item at a place; nil out of range.
    func itemIdentifier(for place: IndexPath) -> PhotoCellViewModel? {
        guard Section(rawValue: place.section) == .photos, items.indices.contains(place.item) else { return nil }
        return items[place.item]
    }
}

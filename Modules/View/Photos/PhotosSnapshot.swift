import ViewModel

/// The items of a grid of photos at one moment, each photo once.
///
/// Snapshots are not `Equatable`: items with the same `id` are equal even if their contents differ.
nonisolated struct PhotosSnapshot {
    /// The items of the only section.
    let photos: [PhotoCellViewModel]

    /// Creates a snapshot of `items`; keeps only the first of several items with the same `id`.
    init(_ items: [PhotoCellViewModel] = []) {
        var ids: Set<String> = []
        photos = items.filter { ids.insert($0.id).inserted }
    }
}

import ViewModel

/// The items of a grid of photos at one moment, each photo once.
///
/// It is not `Equatable`: items are equal by `id`, so two equal snapshots could show different things.
nonisolated struct PhotosSnapshot {
    /// The items of the only section.
    let photos: [PhotoCellViewModel]

    /// Creates a snapshot of `items`; of several with the same `id`, it keeps the first.
    init(_ items: [PhotoCellViewModel] = []) {
        var ids: Set<String> = []
        photos = items.filter { ids.insert($0.id).inserted }
    }
}

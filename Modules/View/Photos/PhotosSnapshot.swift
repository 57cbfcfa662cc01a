import ViewModel

/// What a grid of photos holds at one moment, each photo once.
nonisolated struct PhotosSnapshot: Hashable {
    /// What an index path's section is the number of.
    enum Section: Int {
        case photos
    }

    /// The items of the one section, `photos`.
    let items: [PhotoCellViewModel]

    /// The photos in the order of `items`; of two with one id the first counts.
    init(_ items: [PhotoCellViewModel] = []) {
        var ids: Set<String> = []
        self.items = items.filter { ids.insert($0.id).inserted }
    }
}

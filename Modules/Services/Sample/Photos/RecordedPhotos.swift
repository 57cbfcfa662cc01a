import Format
public import Foundation
public import Interactor
public import Model

/// The photos in a recorded response of the photo service, in the recorded order, divided into pages.
///
/// The file is read for each request of page 1, so that a refresh shows file changes. Later pages, of the feed or of
/// the latest search, come from the content that was read for page 1. A pipe is read only once.
public actor RecordedPhotos: PhotosService {
    private var file: RecordedFile
    private let queue = FileQueue()
    private var feed: PhotoPage?
    private var lastSearch: (query: String, found: [Photo])?

    /// The executor that reads the file, which may be a pipe.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Creates a service for the response in the file at `url`.
    public init(contentsOf url: URL) {
        file = RecordedFile(url)
    }

    /// Returns a service for the bundled, invented photos.
    public static func sample() -> RecordedPhotos {
        RecordedPhotos(contentsOf: .recorded("Photos/photos.json"))
    }

    /// Returns a page (the first is 1) of the feed, or of the photos whose texts contain every word of `query`.
    ///
    /// Pages after the last are empty.
    public func photos(matching query: String?, page: Int) throws(APIError) -> PhotoPage {
        guard let query else {
            let recording = if page > 1, let feed { feed } else { try recording() }
            feed = recording
            return recording.photos.page(page, skipped: recording.skipped)
        }
        let found =
            if page > 1, let lastSearch, lastSearch.query == query {
                lastSearch.found
            } else {
                try recording().photos.matching(query)
            }
        lastSearch = (query, found)
        return found.page(page, skipped: []).withTotal(found.count)
    }

    private func recording() throws(APIError) -> PhotoPage {
        do throws(RecordingError) {
            return try file.decoded { data throws(ResponseError) in
                try PhotoPageDecoder().decode(data, hasNextPage: false)
            }
        } catch {
            throw .recordingError(error)
        }
    }
}

extension [Photo] {
    /// Returns the photos whose texts contain every word of `query`.
    fileprivate func matching(_ query: String) -> [Photo] {
        let words = SearchWords(query)
        return filter { photo in
            let texts = [photo.description, photo.altDescription, photo.photographer].compactMap(\.self)
            return words.areFound(in: texts.joined(separator: " "))
        }
    }

    /// Returns a page, numbered from 1; the first one also reports the entries that could not be read.
    fileprivate func page(_ number: Int, skipped: [SkippedEntry]) -> PhotoPage {
        let page = page(number, of: PhotoPage.size)
        return PhotoPage(photos: page.elements, skipped: number == 1 ? skipped : [], hasNextPage: page.hasNext)
    }
}

public import Foundation
public import Interactor
public import Model
import Unsplash

/// The photos of a recorded response of the photo service, in its order, in pages.
///
/// The file is read for each request of page 1, so that a refresh shows its changes; later pages continue what was read
/// last. A pipe is read only once.
public actor RecordedPhotos: PhotosService {
    private var file: RecordedFile
    private let queue = FileQueue()
    private var lastRecording: PhotoPage?

    /// The executor that reads the file, which may be a pipe.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Creates a service for the response in the file at `url`.
    public init(contentsOf url: URL) {
        file = RecordedFile(url)
    }

    /// Returns a service for the bundled, invented photos.
    public static func sample() -> RecordedPhotos {
        RecordedPhotos(
            contentsOf: Bundle.module.url(forResource: "photos", withExtension: "json") ?? Bundle.module.bundleURL)
    }

    /// Returns a page, numbered from 1; pages after the last are empty.
    public func photos(page: Int) async throws(APIError) -> PhotoPage {
        let recording = try recording(forPage: page)
        return recording.photos.page(page, skipped: recording.skipped)
    }

    /// Returns a page of the photos whose texts contain every word of `query`.
    public func photos(matching query: String, page: Int) async throws(APIError) -> PhotoPage {
        let words = query.split(whereSeparator: \.isWhitespace)
        let found = try recording(forPage: page).photos.filter { photo in
            let text = [photo.description, photo.altDescription, photo.photographer].compactMap(\.self)
            return words.allSatisfy { word in
                text.contains { $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
            }
        }
        return found.page(page, skipped: []).withTotal(found.count)
    }

    private func recording(forPage page: Int) throws(APIError) -> PhotoPage {
        if page > 1, let lastRecording { return lastRecording }
        let data = try answer()
        do {
            let recording = try PhotoPageDecoder().decode(data, hasNextPage: false)
            lastRecording = recording
            return recording
        } catch .decodeError(let error) {
            throw .unreadable(file.error(error))
        } catch .serviceError(let error) {
            throw .unreadable(file.error(error))
        }
    }

    private func answer() throws(APIError) -> Data {
        do {
            return try file.data()
        } catch {
            throw .unreadable(error)
        }
    }
}

extension [Photo] {
    /// Returns a page, numbered from 1; the first one also reports the entries that could not be read.
    fileprivate func page(_ number: Int, skipped: [SkippedPhoto]) -> PhotoPage {
        // Checked first, because the product below could overflow for a larger number.
        let pageCount = (count + PhotoPage.size - 1) / PhotoPage.size
        guard 1...Swift.max(1, pageCount) ~= number else { return PhotoPage(photos: [], hasNextPage: false) }
        return PhotoPage(
            photos: Array(dropFirst((number - 1) * PhotoPage.size).prefix(PhotoPage.size)),
            skipped: number == 1 ? skipped : [], hasNextPage: number < pageCount)
    }
}

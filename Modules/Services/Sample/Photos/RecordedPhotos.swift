public import Foundation
public import Interactor
public import Model
import Unsplash

/// The photos of a recorded answer of the photo service, in its order, in pages.
///
/// The answer is read once, when the first page is asked for; one that could not be read is tried anew the next time.
public actor RecordedPhotos: PhotosService {
    private let file: URL
    private var lastRecording: PhotoPage?

    /// The photos of the answer in the file at `url`.
    public init(contentsOf url: URL) {
        file = url
    }

    /// The invented photos that come with the package.
    public static func sample() -> RecordedPhotos {
        RecordedPhotos(
            contentsOf: Bundle.module.url(forResource: "photos", withExtension: "json") ?? Bundle.module.bundleURL)
    }

    /// The page of that number; those behind the last are empty.
    public func photos(page: Int) async throws(APIError) -> PhotoPage {
        let recording = try recording()
        return recording.photos.page(page, skipped: recording.skipped)
    }

    /// The page of that number of the photos of which every word of `query` is said.
    public func photos(matching query: String, page: Int) async throws(APIError) -> PhotoPage {
        let words = query.split(whereSeparator: \.isWhitespace)
        let found = try recording().photos.filter { photo in
            let text = [photo.description, photo.altDescription, photo.photographer].compactMap(\.self)
            return words.allSatisfy { word in
                text.contains { $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil }
            }
        }
        var answer = found.page(page, skipped: [])
        answer.total = found.count
        return answer
    }

    private func recording() throws(APIError) -> PhotoPage {
        if let lastRecording { return lastRecording }
        let recording = try PhotoPageDecoder().decode(try answer(), hasNextPage: false)
        lastRecording = recording
        return recording
    }

    private func answer() throws(APIError) -> Data {
        do {
            return try RecordingError.data(of: file)
        } catch {
            throw .unreadable(detail: "\(error)")
        }
    }
}

extension [Photo] {
    /// The page of that number, from 1; what could not be read is told with the first.
    fileprivate func page(_ number: Int, skipped: [SkippedPhoto]) -> PhotoPage {
        // So many pages hold a photo; of a number beyond, the product could overflow.
        let pageCount = (count + PhotoPage.size - 1) / PhotoPage.size
        guard 1...Swift.max(1, pageCount) ~= number else { return PhotoPage(photos: [], hasNextPage: false) }
        return PhotoPage(
            photos: Array(dropFirst((number - 1) * PhotoPage.size).prefix(PhotoPage.size)),
            skipped: number == 1 ? skipped : [], hasNextPage: number < pageCount)
    }
}

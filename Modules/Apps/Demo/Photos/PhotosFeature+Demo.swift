import Coordinator
import Foundation
import Interactor
import Sample
import Unsplash

extension PhotosFeature {
    convenience init(_ demo: Composition) throws {
        self.init(service: try photos(from: try demo.source(of: option)), demo.shared)
    }
}

private let option = (name: "--photos", text: "as --users; live and a URL need \(accessKeyVariable)")

private let accessKeyVariable = "UNSPLASH_ACCESS_KEY"

private func photos(from source: ServiceSource) throws -> any PhotosService {
    switch source {
    case .sample: return RecordedPhotos.sample()
    case .live: return try photos(at: "https://api.unsplash.com/")
    case .service(let address): return try photos(at: address)
    case .file(let path): return RecordedPhotos(contentsOf: URL(filePath: path))
    }
}

private func photos(at address: String) throws -> any PhotosService {
    let url = try photosURL(address)
    let accessKey = ProcessInfo.processInfo.environment[accessKeyVariable]
    guard accessKey?.contains(where: { !$0.isWhitespace }) == true else {
        throw StartError(
            description: "\(option.name) needs an access key for \(address). Set the environment variable "
                + "\(accessKeyVariable).")
    }
    return UnsplashService(baseURL: url, accessKey: accessKey)
}

/// Returns the URL in `address`; throws if the access key must not be sent there.
func photosURL(_ address: String) throws(UsageError) -> URL {
    guard let url = URL(string: address), UnsplashService.accepts(url) else {
        let expected = "an https URL, or an http URL of this machine (127.0.0.1, [::1], localhost) for the access key"
        throw .unknownValue(option.name, address, expected: expected)
    }
    return url
}

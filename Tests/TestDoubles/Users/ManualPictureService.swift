public import Foundation
public import Interactor

/// A picture service whose requests the test answers.
public typealias ManualPictureService = ManualService<URL, Data, NetworkError>

extension ManualPictureService: PictureService {
    @concurrent
    public func picture(at url: URL) async throws(NetworkError) -> Data { try await ask(url) }
}

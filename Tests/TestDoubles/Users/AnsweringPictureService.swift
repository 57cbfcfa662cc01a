public import Foundation
public import Interactor

/// A picture service that answers every request immediately, with one byte.
public struct AnsweringPictureService: PictureService {
    public init() {}

    @concurrent
    public func picture(at url: URL) async throws(NetworkError) -> Data { Data([1]) }
}

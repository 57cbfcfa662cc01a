public import Foundation
public import Interactor

/// A service of pictures that answers at once, with a byte.
public struct AnsweringPictureService: PictureService {
    public init() {}

    @concurrent
    public func picture(at url: URL) async throws(NetworkError) -> Data { Data([1]) }
}

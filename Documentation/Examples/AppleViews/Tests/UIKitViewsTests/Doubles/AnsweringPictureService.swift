import Foundation
import Interactor

/// A picture service that gives the same answer to every request.
struct AnsweringPictureService: PictureService {
    var answer = Result<Data, NetworkError>.success(Data("portrait".utf8))

    @concurrent
    func picture(at url: URL) async throws(NetworkError) -> Data { try answer.get() }
}

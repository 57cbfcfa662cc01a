import Interactor
import Model
import Synchronization

/// A service that answers with the given pages or errors in order, and repeats the last one.
final class Photos: PhotosService {
    struct Question: Hashable {
        let query: String?
        let page: Int
    }

    private let answers: Mutex<[Result<PhotoPage, APIError>]>
    private let asked = Mutex<[Question]>([])

    init(_ answers: Result<PhotoPage, APIError>...) { self.answers = Mutex(answers) }

    var questions: [Question] { asked.withLock { $0 } }

    @concurrent func photos(matching query: String?, page: Int) async throws(APIError) -> PhotoPage {
        asked.withLock { $0.append(Question(query: query, page: page)) }
        return try answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }.get()
    }
}

extension PhotoPage {
    static func photos(_ numbers: Range<Int>, by photographer: String = "Ada", hasNextPage: Bool = true) -> PhotoPage {
        PhotoPage(photos: numbers.map { .numbered($0, by: photographer) }, hasNextPage: hasNextPage)
    }
}

extension Photo {
    static func numbered(_ number: Int, by photographer: String = "Ada") -> Photo {
        Photo(
            id: "\(number)", width: 3, height: 2, color: PhotoColor(red: 255, green: 0, blue: 51),
            altDescription: "Picture \(number)", photographer: "\(photographer) \(number)")
    }
}

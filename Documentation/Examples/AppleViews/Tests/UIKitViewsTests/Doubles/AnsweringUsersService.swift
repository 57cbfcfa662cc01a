import Interactor
import Model
import Synchronization

/// A people service that answers each request immediately, with the next of the given answers.
final class AnsweringUsersService: UsersService {
    private let answers: Mutex<[Result<UserPage, NetworkError>]>
    private let asked = Mutex<[Int]>([])

    /// - Parameter answers: The answers, in the order of the requests; later requests get `.noData`.
    init(_ answers: Result<UserPage, NetworkError>...) {
        self.answers = Mutex(answers)
    }

    /// The numbers of the pages requested so far.
    var pages: [Int] { asked.withLock { $0 } }

    @concurrent
    func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        asked.withLock { $0.append(page) }
        let answer = answers.withLock { $0.isEmpty ? .failure(.noData) : $0.removeFirst() }
        return try answer.get()
    }
}

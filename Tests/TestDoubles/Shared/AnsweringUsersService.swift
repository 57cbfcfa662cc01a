public import Interactor
public import Model
import Synchronization

/// A people service that answers each request immediately, with the next of the given answers.
public final class AnsweringUsersService: UsersService {
    private struct State {
        var questions: [UsersRequest] = []
        var answers: [Result<UserPage, NetworkError>]
    }

    private let state: Mutex<State>

    /// - Parameter answers: The answers, in the order of the requests; later requests get `.noData`.
    public init(_ answers: Result<UserPage, NetworkError>...) {
        state = Mutex(State(answers: answers))
    }

    /// The requests so far, in order.
    public var questions: [UsersRequest] { state.withLock { $0.questions } }

    @concurrent
    public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        let answer = state.withLock { state in
            state.questions.append(UsersRequest(page: page, seed: seed))
            return state.answers.isEmpty ? .failure(.noData) : state.answers.removeFirst()
        }
        return try answer.get()
    }
}

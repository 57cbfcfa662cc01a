public import Interactor
public import Model
import Synchronization

/// A service of people that answers at once: each request in its turn, as was agreed on.
public final class AnsweringUsersService: UsersService {
    private struct State {
        var questions: [ManualUsersService.Question] = []
        var answers: [Result<UserPage, NetworkError>]
    }

    private let state: Mutex<State>

    /// - Parameter answers: What the requests get, in order; where there are more of them, no data.
    public init(_ answers: Result<UserPage, NetworkError>...) {
        state = Mutex(State(answers: answers))
    }

    /// Everything that has been asked so far, in order.
    public var questions: [ManualUsersService.Question] { state.withLock { $0.questions } }

    @concurrent
    public func users(page: Int, seed: String?) async throws(NetworkError) -> UserPage {
        let answer = state.withLock { state in
            state.questions.append(ManualUsersService.Question(page: page, seed: seed))
            return state.answers.isEmpty ? .failure(.noData) : state.answers.removeFirst()
        }
        return try answer.get()
    }
}

import Binding

/// A view model that answers what its input tells it to.
@MainActor
final class Echo: ViewModel {
    enum Input {
        /// Answers with all of the outputs at once.
        case say([String])
        /// Answers when the test calls `answers`.
        case wait
    }

    private(set) var answers: [(String) -> Void] = []
    private(set) var inputCount = 0

    func accept(_ input: Input, respond: @escaping (String) -> Void) {
        inputCount += 1
        switch input {
        case .say(let outputs): for output in outputs { respond(output) }
        case .wait: answers.append(respond)
        }
    }
}

public import Interactor

/// A tip service that gives one answer after the other, then is offline.
public actor AnsweringTips: TipService {
    private var answers: ArraySlice<Result<String, TipError>>

    /// - Parameter answers: The answers, in order.
    public init(_ answers: Result<String, TipError>...) {
        self.answers = answers[...]
    }

    public func tip(about note: String) throws(TipError) -> String {
        guard let answer = answers.popFirst() else { throw .offline }
        return try answer.get()
    }
}

import Model
import Testing

@Suite("A loadable model")
struct LoadableModelTests {
    enum Failure: Error, CaseIterable {
        case first
        case second
    }

    enum State: CaseIterable {
        case none, loading, reloading, some, error, errorWithValue

        var model: LoadableModel<String, Failure> {
            switch self {
            case .none: .none
            case .loading: .loading(nil)
            case .reloading: .loading("old")
            case .some: .some("old")
            case .error: .error(.first, nil)
            case .errorWithValue: .error(.first, "old")
            }
        }
    }

    @Test(
        "has the old value while loading and after a failure",
        arguments: [
            (State.none, nil), (.loading, nil), (.reloading, "old"), (.some, "old"), (.error, nil),
            (.errorWithValue, "old"),
        ])
    func value(state: State, expected: String?) {
        #expect(state.model.value == expected)
    }

    @Test("is loading in no other state", arguments: State.allCases)
    func isLoading(state: State) {
        #expect(state.model.isLoading == [.loading, .reloading].contains(state))
    }

    @Test("has a failure in no other state", arguments: State.allCases)
    func failure(state: State) {
        #expect(state.model.failure == ([.error, .errorWithValue].contains(state) ? .first : nil))
    }

    @Test("keeps its value when it starts to load", arguments: State.allCases)
    func starting(state: State) {
        #expect(state.model.startingToLoad() == .loading(state.model.value))
    }

    @Test("has the new value and nothing else after a success", arguments: State.allCases)
    func success(state: State) {
        #expect(state.model.finishingToLoad(.success("new")) == .some("new"))
    }

    @Test("keeps its value, and the newest failure, after a failure", arguments: State.allCases)
    func failing(state: State) {
        #expect(state.model.finishingToLoad(.failure(.second)) == .error(.second, state.model.value))
    }

    @Test("equals itself and no other state, and hashes so", arguments: State.allCases, State.allCases)
    func equality(one: State, other: State) {
        #expect((one.model == other.model) == (one == other))
        #expect(Set([one.model, other.model]).count == (one == other ? 1 : 2))
    }
}

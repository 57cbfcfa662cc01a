/// Records the calls of a view model's closures in order, each with the view model's state at that moment.
@MainActor
final class ClosuresMock {
    enum Call: Hashable {
        case reload(cellCount: Int)
        case content(isLoading: Bool)
        case alert(String?)
    }

    private(set) var calls: [Call] = []

    func record(_ call: Call) { calls.append(call) }
}

/// Records what its closures are called for, in order, and what the view model shows at that moment.
@MainActor
final class ClosuresMock {
    enum Call: Hashable {
        /// With so many cells.
        case reload(Int)
        case alert(String?)
    }

    var calls: [Call] = []
}

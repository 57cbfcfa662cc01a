import Model
import TestKit

extension SeededGenerator {
    /// Picks one of the states that loading can be in.
    mutating func loadable<Value, Failure>(_ value: Value, _ failure: Failure) -> LoadableModel<Value, Failure> {
        pick([.none, .loading(nil), .loading(value), .some(value), .error(failure, nil), .error(failure, value)])
    }
}

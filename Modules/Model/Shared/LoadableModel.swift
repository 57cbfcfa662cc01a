/// A value and the state of loading it; the old value stays during a load and after a failure.
public enum LoadableModel<Value, Failure: Error> {
    /// Loading has not started.
    case none
    /// A value is being loaded; the old value, if any, is still there.
    case loading(Value?)
    /// The value has been loaded.
    case some(Value)
    /// Loading failed; the old value, if any, is still there.
    case error(Failure, Value?)

    /// The value, old or new.
    public var value: Value? {
        switch self {
        case .none: nil
        case .loading(let value), .error(_, let value): value
        case .some(let value): value
        }
    }

    /// Whether a value is being loaded.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// The error of the last attempt, whether or not there is an old value.
    public var failure: Failure? {
        if case .error(let failure, _) = self { failure } else { nil }
    }

    /// Returns this model in the state of loading a new value.
    public func startingToLoad() -> Self { .loading(value) }

    /// Returns this model in the state after a load that has ended with `result`.
    public func finishingToLoad(_ result: Result<Value, Failure>) -> Self {
        switch result {
        case .success(let value): .some(value)
        case .failure(let failure): .error(failure, value)
        }
    }
}

extension LoadableModel: Equatable where Value: Equatable, Failure: Equatable {}
extension LoadableModel: Hashable where Value: Hashable, Failure: Hashable {}
extension LoadableModel: Sendable where Value: Sendable {}

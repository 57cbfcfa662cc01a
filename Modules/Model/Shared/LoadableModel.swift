/// A value that is loaded, and what became of loading it; loading and failing keep the old value.
public enum LoadableModel<Value, Failure: Error> {
    /// Nothing has been asked for.
    case none
    /// A value is on its way; the old one is still there.
    case loading(Value?)
    /// The value is there.
    case some(Value)
    /// Loading failed; the old value is still there.
    case error(Failure, Value?)

    /// The value, old or new.
    public var value: Value? {
        switch self {
        case .none: nil
        case .loading(let value), .error(_, let value): value
        case .some(let value): value
        }
    }

    /// Whether a value is on its way.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }

    /// Why the last attempt failed, whether or not there is an old value.
    public var failure: Failure? {
        if case .error(let failure, _) = self { failure } else { nil }
    }

    /// This model while a new value is on its way.
    public func startingToLoad() -> Self { .loading(value) }

    /// This model after an attempt to load that ended in `result`.
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

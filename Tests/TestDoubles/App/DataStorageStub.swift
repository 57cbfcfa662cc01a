public import Interactor

/// A storage that can or cannot be changed, as the test says.
public struct DataStorageStub: DataStorage {
    private let refusal: StoreError?

    /// - Parameter refusal: Why nothing can be changed; nil if it can be.
    public init(refusal: StoreError? = nil) {
        self.refusal = refusal
    }

    @concurrent
    public func writeRefusal() async -> StoreError? { refusal }
}

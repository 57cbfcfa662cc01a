public import Interactor

/// A storage that is writable or not, as the test chooses.
public struct DataStorageStub: DataStorage {
    private let refusal: StoreError?

    /// - Parameter refusal: The reason why nothing can be changed; nil if the storage is writable.
    public init(refusal: StoreError? = nil) {
        self.refusal = refusal
    }

    @concurrent
    public func writeRefusal() async -> StoreError? { refusal }
}

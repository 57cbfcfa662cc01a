@testable import Benchmarks

extension Main {
    /// The names of all rows, computed only once, because creating a row also creates its data.
    @MainActor static let names = all.map(\.name)
}

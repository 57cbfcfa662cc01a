@testable import Benchmarks

extension Main {
    /// The names of all rows; made once, because making a row makes its data.
    @MainActor static let names = all.map(\.name)
}

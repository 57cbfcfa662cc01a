import Coordinator
import Foundation
import Model
import SQLite

extension Main {
    /// All benchmarks in the report, including the benchmarks of the features.
    static var all: [Benchmark] {
        bindingRows + traceRows
            + frameRows
            + widthRows
            + snapshotRows
            + demoRows
            + MeasuredFeatures(on: .inMemory()).rows
            + guardRows
    }
}

/// Returns the demo's app with the bundled data and `database`.
func makeApp(_ database: SQLiteDatabase) -> AppCoordinator {
    let measured = MeasuredFeatures(on: database)
    return AppCoordinator(measured.list, on: measured.shared)
}

/// The features of the measured app, and their benchmarks.
struct MeasuredFeatures {
    let shared: SharedDependencies
    private(set) var list = FeatureList()
    private(set) var rows: [Benchmark] = []

    init(on database: SQLiteDatabase) {
        shared = SharedDependencies(
            storage: database, clock: ContinuousClock(),
            localization: Localization(
                locale: Locale(identifier: "en_GB"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt),
            now: { .now })
        addFeatures(to: &self, on: database, shared)
    }

    /// Adds a feature and its benchmarks.
    @discardableResult
    mutating func add<Added: Feature>(_ feature: Added, rows: [Benchmark] = []) -> Added {
        self.rows += rows
        return list.add(feature)
    }
}

/// The system modules that each target may import; a target that is not listed may import none.
///
/// This table and the dependencies in Package.swift are the whole rule. The table is the only part to edit when you
/// copy the kit into another package.
enum SystemModules {
    private static let table: [String: [String]] = [
        "Model": ["Foundation"],
        "Interactor": ["Foundation"],
        "ViewModel": ["Foundation", "Observation"],
        "View": ["Observation"],

        "Terminal": libc + ["Dispatch", "Synchronization"],
        "HTTP": ["Foundation", "FoundationNetworking", "Synchronization"],
        "SnapshotFiles": libc + ["Foundation", "Synchronization"],
        "TextSnapshots": ["Foundation", "Testing", "Synchronization"],
        "XCTSnapshots": ["Foundation", "Synchronization", "XCTest"],
        "TestKit": ["Foundation", "Testing", "Synchronization"],

        "RandomUser": ["Foundation"],
        "Unsplash": ["Foundation"],
        "Sample": ["Foundation"],
        "SQLite": ["Foundation", "Dispatch"],

        "Demo": ["Foundation"],
        "Strata": ["Foundation"],
        "Benchmarks": ["Foundation", "Testing", "Observation"],

        "XCTSnapshotsTests": tests + ["XCTest"],
        "TestProcesses": libc + ["Foundation", "Testing", "Synchronization"],
        "TestLoopback": libc + ["Foundation", "Synchronization"],
        "TestScreens": ["Testing"],
        "TestDoubles": ["Foundation", "Testing", "Synchronization"],
    ]

    private static let libc = ["Glibc", "Musl", "Darwin"]
    private static let tests =
        libc + [
            "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation", "Synchronization",
            "Testing",
        ]

    /// The modules that the compiler imports into every file.
    static let implicit = ["Swift", "_Concurrency", "_StringProcessing"]

    static func of(_ target: String) -> [String] {
        table[target] ?? (target.hasSuffix("Tests") ? tests : [])
    }
}

/// The system modules that each target may import; a target that is not named here may import none.
///
/// Together with the dependencies in Package.swift this table is the whole rule, and all that a package changes
/// that takes the kit over.
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
        "TestKit": ["Foundation", "Testing", "Synchronization"],

        "RandomUser": ["Foundation"],
        "Unsplash": ["Foundation"],
        "Sample": ["Foundation"],
        "SQLite": ["Foundation", "Dispatch"],

        "Demo": ["Foundation"],
        "Strata": ["Foundation"],
        "Benchmarks": ["Foundation", "Testing", "Observation"],

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

    /// What the compiler imports into every file by itself.
    static let implicit = ["Swift", "_Concurrency", "_StringProcessing"]

    static func of(_ target: String) -> [String] {
        table[target] ?? (target.hasSuffix("Tests") ? tests : [])
    }
}

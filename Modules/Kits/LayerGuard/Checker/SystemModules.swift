/// The table, and the only file of LayerGuard to edit: in a copy, empty `ofTargets` first.
///
/// What a target may import is its dependencies in Package.swift and its row here, nothing else. LayerGuard relies on
/// the upcoming features `MemberImportVisibility` and `InternalImportsByDefault`: without the first, a file sees the
/// members of every module that any file of its target or of a dependency imports, and no check of imports helps.
enum SystemModules {
    /// Where a target without a row gets one.
    static let place = "\(#filePath):\(#line + 5)"

    /// The system modules of each target that is no test target; a target without a row may import none.
    ///
    /// A row is added like this: `"Greetings": ["Foundation"],`.
    static let ofTargets: [String: [String]] = [
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

        "XCTSnapshotsTests": ofTests + ["XCTest"],
        "TestProcesses": libc + ["Foundation", "Testing", "Synchronization"],
        "TestLoopback": libc + ["Foundation", "Synchronization"],
        "TestScreens": ["Testing"],
        "TestDoubles": ["Foundation", "Testing", "Synchronization"],
    ]

    /// The system modules of every test target without a row of its own; add `XCTest` if your tests use it.
    static let ofTests =
        libc + [
            "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "Observation", "Synchronization",
            "Testing",
        ]

    /// Where a target gets the right to re-export.
    static let reexportingPlace = "\(#filePath):\(#line + 6)"

    /// The targets that may re-export with `@_exported`, which opens a module to everything that imports the target.
    ///
    /// An `import` that is merely `public` needs no such right: it opens no names, and with `MemberImportVisibility` no
    /// members.
    static let reexporting: Set<String> = []

    private static let libc = ["Glibc", "Musl", "Darwin"]
}

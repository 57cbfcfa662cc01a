@testable import Demo

// Errors at the app's start, in the command line, in recordings and in traces.
extension ErrorTableTests {
    static let start = ErrorKind(
        "The start of the demo", ["Apps/Demo/StartError.swift"],
        [
            ErrorRow("noTab", StartError.noTab.description),
            ErrorRow("no data folder", text(of: { try safeComposition(["--data", "/dev/null/data"]).makeApp() })),
            ErrorRow("no access key", text(of: { try safeComposition(["--photos", "https://example.org"]) })),
            ErrorRow("noTerminal", StartError.noTerminal("no such device").description),
        ])

    static let commandLine = ErrorKind(
        "The command line of the demo", ["Apps/Demo/Options/UsageError.swift"],
        [
            "--user", "--users", "--size big", "--keys ctrl-xx", "--data notes --in-memory", "--into notes",
            "--record Shopping --users live", "--users localhost:8080", "--users ftp://example.org",
            "--screen nowhere", "--open nowhere",
        ].map { command in
            ErrorRow(command, text(of: { try safeComposition(words(of: command)) }), recovery: "`demo --help`")
        })

    /// Returns the text of the error that `start` throws.
    private static func text(of start: () throws -> Any) -> String {
        do { return "\(try start())" } catch { return "\(error)" }
    }

    static let recording = ErrorKind(
        "What the demo records", ["Apps/Demo/Recording/FlowError.swift", "Apps/Demo/Tracing/TraceOutput.swift"],
        [
            ErrorRow("noPackage", "\(FlowError.noPackage(folder: "/tmp"))"),
            ErrorRow("noFlows", "\(FlowError.noFlows(package: "/tmp", file: "Tests/RecordedFlowTests"))"),
            ErrorRow("taken", "\(FlowError.taken(name: "Shopping", file: "ShoppingTests.swift"))"),
            ErrorRow("nothingPressed", "\(FlowError.nothingPressed)"),
            ErrorRow("unwritable", "\(FlowError.unwritable("No space left on device"))"),
            ErrorRow("taken", "\(TraceError.taken("notes.txt"))"),
            ErrorRow("unwritable", "\(TraceError.unwritable("/etc/trace", reason: "Permission denied"))"),
        ])
}

import Testing

@testable import TextSnapshots

@Suite("The recording mode")
struct SnapshotRecordingTests {
    struct Row: CustomTestStringConvertible {
        /// The value of `SNAPSHOT_RECORD`.
        var environment = ""
        /// The value of `CI`.
        var ci = ""
        var trait: SnapshotRecording?
        var call: SnapshotRecording?
        let mode: SnapshotRecording

        var testDescription: String {
            "environment '\(environment)', CI '\(ci)', trait \(trait?.rawValue ?? "none"), call \(call?.rawValue ?? "none")"
        }
    }

    @Test(
        "`record: .never` decides the mode, or else the environment, call, trait or default, in this order",
        arguments: [
            Row(environment: "all", call: .never, mode: .never),
            Row(environment: "all", trait: .never, mode: .never),
            Row(environment: "all", trait: .never, call: .all, mode: .never),
            Row(environment: "all", trait: .all, call: .never, mode: .never),
            Row(trait: .never, call: .all, mode: .never),
            Row(environment: "all", ci: "true", trait: .missing, call: .failed, mode: .all),
            Row(environment: "never", trait: .missing, call: .failed, mode: .never),
            Row(environment: "pending", ci: "1", mode: .pending),
            Row(environment: "failed", trait: .missing, mode: .failed),
            Row(environment: "missing", call: .failed, mode: .missing),
            Row(ci: "true", trait: .missing, call: .failed, mode: .failed),
            Row(ci: "true", trait: .missing, mode: .missing),
            Row(ci: "true", mode: .never),
            Row(ci: "1", mode: .never),
            Row(ci: "yes", mode: .never),
            Row(ci: "0", mode: .pending),
            Row(ci: "false", mode: .pending),
            Row(mode: .pending),
        ])
    func order(row: Row) throws {
        let environment = SnapshotEnvironment(["SNAPSHOT_RECORD": row.environment, "CI": row.ci])
        #expect(try .current(code: row.trait.containing(row.call), environment: environment) == row.mode)
    }

    @Test(
        "The environment asks for writing if SNAPSHOT_RECORD names any mode but `never`",
        arguments: [("", false), ("never", false), ("all", true), ("pending", true)])
    func writes(environment: String, asksForWriting: Bool) {
        #expect(SnapshotEnvironment(["SNAPSHOT_RECORD": environment]).asksForWriting == asksForWriting)
    }

    @Test("An unknown recording mode is an error that lists the known modes", arguments: ["yes", "ALL", "all "])
    func unknown(value: String) {
        let environment = SnapshotEnvironment(["SNAPSHOT_RECORD": value])
        let error = #expect(throws: SnapshotError.self) {
            try SnapshotRecording.current(code: .never, environment: environment)
        }
        #expect(
            error?.description == """
                SNAPSHOT_RECORD must be one of pending, missing, failed, all, never; got '\(value)'
                """)
    }
}

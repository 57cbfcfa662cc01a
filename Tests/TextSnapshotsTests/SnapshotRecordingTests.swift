import Testing

@testable import TextSnapshots

@Suite("The recording mode")
struct SnapshotRecordingTests {
    @Test("is the environment's, whatever the code says and even on CI", arguments: SnapshotRecording.allCases)
    func environment(recording: SnapshotRecording) throws {
        #expect(try current(["SNAPSHOT_RECORD": recording.rawValue]) == recording)
        #expect(try current(["SNAPSHOT_RECORD": recording.rawValue, "CI": "true"], code: .missing) == recording)
    }

    @Test("is the code's if the environment has none", arguments: SnapshotRecording.allCases)
    func code(recording: SnapshotRecording) throws {
        #expect(try current(["SNAPSHOT_RECORD": "", "CI": "true"], code: recording) == recording)
    }

    @Test("is never on CI", arguments: ["true", "1", "yes"])
    func onCI(value: String) throws {
        #expect(try current(["CI": value]) == .never)
    }

    @Test("is pending elsewhere", arguments: [[:], ["CI": ""], ["CI": "false"], ["CI": "0"]])
    func byDefault(environment: [String: String]) throws {
        #expect(try current(environment) == .pending)
    }

    @Test("is an error that lists the known values if the value is unknown", arguments: ["yes", "ALL", "all "])
    func unknown(value: String) {
        let error = #expect(throws: SnapshotError.self) { try current(["SNAPSHOT_RECORD": value], code: .all) }
        #expect(
            error?.description == """
                SNAPSHOT_RECORD must be one of pending, missing, failed, all, never; got '\(value)'
                """)
    }

    private func current(
        _ environment: [String: String], code: SnapshotRecording? = nil
    ) throws(SnapshotError) -> SnapshotRecording {
        try .current(code: code, environment: SnapshotEnvironment(environment))
    }
}

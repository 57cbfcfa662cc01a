import Testing

@testable import TextSnapshots

@Suite("What is recorded")
struct SnapshotRecordingTests {
    @Test("is what the environment asks for, whatever the trait and CI do", arguments: SnapshotRecording.allCases)
    func environment(recording: SnapshotRecording) throws {
        #expect(try current(["SNAPSHOT_RECORD": recording.rawValue]) == recording)
        #expect(try current(["SNAPSHOT_RECORD": recording.rawValue, "CI": "true"], trait: .missing) == recording)
    }

    @Test("is what the trait asks for where the environment does not", arguments: SnapshotRecording.allCases)
    func trait(recording: SnapshotRecording) throws {
        #expect(try current(["SNAPSHOT_RECORD": "", "CI": "true"], trait: recording) == recording)
    }

    @Test("is nothing on CI", arguments: ["true", "1", "yes"])
    func onCI(value: String) throws {
        #expect(try current(["CI": value]) == .never)
    }

    @Test("is nothing elsewhere, but all is laid aside", arguments: [[:], ["CI": ""], ["CI": "false"], ["CI": "0"]])
    func byDefault(environment: [String: String]) throws {
        #expect(try current(environment) == .pending)
    }

    @Test("is refused where the value is unknown, with the known ones", arguments: ["yes", "ALL", "all "])
    func unknown(value: String) {
        let error = #expect(throws: SnapshotError.self) { try current(["SNAPSHOT_RECORD": value], trait: .all) }
        #expect(
            error?.description == """
                SNAPSHOT_RECORD is "\(value)", but only these are known: pending, missing, failed, all, never
                """)
    }

    private func current(
        _ environment: [String: String], trait: SnapshotRecording? = nil
    ) throws(SnapshotError) -> SnapshotRecording {
        try .current(trait: trait, environment: SnapshotEnvironment(environment))
    }
}

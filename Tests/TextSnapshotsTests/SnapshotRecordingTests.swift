import Testing

@testable import TextSnapshots

@Suite("What is recorded")
struct SnapshotRecordingTests {
    @Test(
        "is what the environment asks for",
        arguments: [("all", SnapshotRecording.all), ("missing", .missing), ("never", .never), ("", .never)])
    func known(value: String, recording: SnapshotRecording) throws {
        #expect(try SnapshotRecording(environment: ["SNAPSHOT_RECORD": value]) == recording)
    }

    @Test("is nothing where the environment asks for nothing")
    func unset() throws {
        #expect(try SnapshotRecording(environment: ["SNAPSHOT": "all"]) == .never)
    }

    @Test("is refused where the value is unknown, with the known ones", arguments: ["yes", "ALL", "all "])
    func unknown(value: String) {
        let error = #expect(throws: SnapshotError.self) {
            try SnapshotRecording(environment: ["SNAPSHOT_RECORD": value])
        }
        #expect(
            error?.description == "SNAPSHOT_RECORD is \"\(value)\", but only these are known: all, missing, never")
    }
}

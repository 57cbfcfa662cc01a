import Testing

@testable import TextSnapshots

@Suite("The snapshot trait", .serialized, .snapshots())
struct SnapshotTraitTests {
    @Test("The snapshot trait counts calls separately in each case of a test", arguments: ["Ada", "Grace"])
    func counts(name: String) {
        for number in 1...2 { expectSnapshot(of: "\(name) \(number)", as: .lines) }
        expectSnapshot(of: "\(name) 3", as: .lines)
    }

    @Test("A snapshot trait without a mode sets no mode")
    func unsaid() throws {
        #expect(try #require(SnapshotScope.current).recording == nil)
    }

    @Suite("A nested suite with a recording mode", .snapshots(record: .failed))
    struct Nested {
        @Test("The recording mode of a test overrides the mode of its suite", .snapshots(record: .missing))
        func ofTest() throws {
            #expect(try #require(SnapshotScope.current).recording == .missing)
        }
    }

    @Suite("A suite with `record: .never`", .snapshots(record: .never))
    struct Never {
        @Test("`record: .never` of a suite overrides the mode of its test", .snapshots(record: .all))
        func ofTest() throws {
            #expect(try #require(SnapshotScope.current).recording == .never)
        }
    }
}

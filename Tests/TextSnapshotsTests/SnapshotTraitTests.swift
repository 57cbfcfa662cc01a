import Testing

@testable import TextSnapshots

@Suite("The snapshot trait", .serialized, .snapshots())
struct SnapshotTraitTests {
    @Test("counts calls separately in each case of a test", arguments: ["Ada", "Grace"])
    func counts(name: String) {
        for number in 1...2 { expectSnapshot(of: "\(name) \(number)", as: .lines) }
        expectSnapshot(of: "\(name) 3", as: .lines)
    }

    @Test("leaves the mode to the default if it sets none")
    func unsaid() throws {
        #expect(try #require(SnapshotScope.current).recording == nil)
    }

    @Suite("in a nested suite", .snapshots(record: .failed))
    struct Nested {
        @Test("is the test's if that sets a mode", .snapshots(record: .missing))
        func ofTest() throws {
            #expect(try #require(SnapshotScope.current).recording == .missing)
        }
    }

    @Suite("of a suite that records never", .snapshots(record: .never))
    struct Never {
        @Test("is the last word", .snapshots(record: .all))
        func ofTest() throws {
            #expect(try #require(SnapshotScope.current).recording == .never)
        }
    }
}

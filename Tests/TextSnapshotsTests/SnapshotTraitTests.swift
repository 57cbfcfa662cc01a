import Testing

@testable import TextSnapshots

@Suite("The trait of snapshots", .serialized, .snapshots())
struct SnapshotTraitTests {
    @Test("gives each case of a test a count of its own", arguments: ["Ada", "Grace"])
    func counts(name: String) {
        for number in 1...2 { expectSnapshot(of: "\(name) \(number)", as: .lines) }
    }

    @Test("leaves to the default what it does not say")
    func unsaid() throws {
        #expect(try #require(SnapshotScope.current).recording == nil)
    }

    @Test("holds for a test too, which keeps its suite's count", .snapshots(record: .all))
    func ofTest() throws {
        #expect(try #require(SnapshotScope.current).recording == .all)
    }

    @Suite("in a suite within a suite", .snapshots(record: .failed))
    struct Nested {
        @Test("is that suite's")
        func ofSuite() throws {
            #expect(try #require(SnapshotScope.current).recording == .failed)
        }

        @Test("is the test's where it says something", .snapshots(record: .missing))
        func ofTest() throws {
            #expect(try #require(SnapshotScope.current).recording == .missing)
        }

        @Test("is the suite's where the test's says nothing", .snapshots())
        func unsaid() throws {
            #expect(try #require(SnapshotScope.current).recording == .failed)
        }
    }
}

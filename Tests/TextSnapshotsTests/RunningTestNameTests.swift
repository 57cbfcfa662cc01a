import Foundation
import SnapshotFiles
import TestProcesses
import Testing

@testable import TextSnapshots

/// Do not rename these test functions: the checks expect the names that reflection finds in the running test.
@Suite("The name of the running test's snapshot")
struct RunningTestNameTests {
    private static let folder = "Snapshots/TextSnapshotsTests/RunningTestNameTests"

    enum Fault: CaseIterable { case lost, late }

    struct Size: CustomTestStringConvertible {
        var testDescription: String { "80x24" }
    }

    @Test func `a raw identifier: kept safe`() throws {
        #expect(
            try snapshot(named: nil).path == "\(Self.folder)/a-raw-identifier-kept-safe-dc121b50.txt")
    }

    @Test(
        "A snapshot's name shows arguments as Swift Testing does, but enumeration cases without the dot",
        arguments: Fault.allCases, [Size()])
    func twoArguments(of fault: Fault, at size: Size) throws {
        #expect(try snapshot(named: "a").path == "\(Self.folder)/twoArguments.\(fault),80x24.a.txt")
    }

    struct Choice {
        let tags: Set<String>
        let sizes: [String: Int]?
    }

    @Test(
        "A snapshot's name shows sets and dictionaries the same way in every run, even if nested",
        arguments: [
            (Set("abcd".map(String.init)), #"Set([   "a"   "b"   "c"   "d" ])"#),
            (["c": 1, "a": 2, "b": 3], #"[   "a": 2   "b": 3   "c": 1 ]"#),
            ([Set([3, 1, 2])], "[   Set([     1     2     3   ]) ]"),
            (Set([3, 1, 2]) as Set? as any Sendable, "Set([   1   2   3 ])"),
            (
                Choice(tags: ["b", "c", "a"], sizes: ["b": 1, "a": 2]),
                #"Choice(   tags: Set([     "a"     "b"     "c"   ])   sizes: [     "a": 2     "b": 1   ] )"#
            ),
        ] as [(any Sendable, String)])
    func unordered(argument: any Sendable, name: String) {
        #expect(argumentName(of: argument) == name)
    }

    @Test("A snapshot's name has a number if the case's argument has no text", arguments: Nameless.all)
    func numbered(argument: Nameless.Argument) throws {
        let name = try snapshot(named: nil)
        #expect(name.path == "\(Self.folder)/numbered.case+\(argument.number).txt")
        #expect(try snapshot(named: "x").path == "\(Self.folder)/numbered.x.txt")
    }

    @Test("Unnamed cases are numbered separately for each named argument", arguments: ["a", "b"], Nameless.instances)
    func numberedPairs(letter: String, instance: Nameless) throws {
        let path = "\(Self.folder)/numberedPairs.\(letter),case+\(instance.number).txt"
        #expect(try snapshot(named: nil).path == path)
    }

    @Test("The failure of a numbered case says how to name the case", arguments: Nameless.instances)
    func advice(instance: Nameless) throws {
        let package = try TemporaryPackage()
        func message(named name: String? = nil) -> String? {
            verifySnapshot(of: "x", as: .lines, named: name, record: .never, filePath: package.source)
        }
        #expect(
            message()?.hasSuffix(
                """
                The case is numbered, because the text of an argument shows only its type or an address. To name it, \
                conform the type to CustomTestStringConvertible, or use expectSnapshot(…, named:).
                """) == true)
        #expect(message(named: "\(instance.number)")?.contains("numbered") == false)
    }

    @Test("A snapshot's name shows no argument whose text would be a type or an address")
    func nameless() {
        let instance = Nameless(1)
        let arguments: [Any] = [
            instance, Optional(instance) as Any, [instance], (instance, instance), { (number: Int) in number },
            NSObject(),
            \String.count, ObjectIdentifier(instance), UnsafeRawPointer(bitPattern: 16) as Any,
            Result<_, Never>.success(instance),
        ]
        #expect(arguments.compactMap(argumentName(of:)) == [])
    }

    @Test("A snapshot's name shows an argument whose text only looks like a type or an address")
    func lookalikes() {
        #expect(argumentName(of: Size()) == "80x24")
        #expect(argumentName(of: Nameless.self) == "Nameless")
        #expect(argumentName(of: (1, Nameless(1)))?.hasPrefix("(1, ") == true)
        #expect(argumentName(of: "0x0123456789") == "0x0123456789")
        #expect(argumentName(of: [Int]()) == "[]")
    }

    @Test("A child task finds the name of its test's snapshot")
    func childTask() async throws {
        async let name = try snapshot(named: nil)
        #expect(try await name.path == "\(Self.folder)/childTask.txt")
    }

    @Test("A snapshot outside of a test's task is an error")
    func detached() async {
        let error = await #expect(throws: SnapshotError.self) {
            try await Task.detached { try snapshot(named: nil) }.value
        }
        #expect(error?.description.hasPrefix("expectSnapshot was called outside of a test") == true)
    }

    @Suite("A nested suite adds a folder")
    struct Nested {
        @Test("A test of a nested suite has its snapshot in the folder of that suite")
        func plain() throws {
            #expect(try snapshot(named: nil).path == "\(folder)/Nested/plain.txt")
        }
    }
}

/// An object without a text of its own: as an argument, it is shown only as its type.
final class Nameless: Sendable {
    struct Argument: Sendable, CustomReflectable {
        let value: any Sendable
        let number: Int
        var customMirror: Mirror { Mirror(self, children: ["value": value]) }
    }

    static let instances = [Nameless(1), Nameless(2)]
    static let all = instances.map { Argument(value: $0, number: $0.number) }

    let number: Int

    init(_ number: Int) { self.number = number }
}

/// Returns the name that an assertion would give its snapshot.
private func snapshot(named name: String?) throws(SnapshotError) -> SnapshotName {
    try SnapshotName(of: try SnapshotScope.running.test(), named: name)
}

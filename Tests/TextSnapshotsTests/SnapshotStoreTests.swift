import Foundation
import TestSupport
import Testing

@testable import TextSnapshots

@Suite("The files of snapshots", .leakChecks)
struct SnapshotStoreTests {
    private static let path = "Snapshots/FixtureTests/list.txt"

    @Test("lie in the nearest package above the source")
    func nearestPackage() throws {
        let package = try makePackage()
        try package.write("", to: "Nested/Package.swift")
        let source = package.file("Nested/Tests/NestedTests/Deep/Fixture.swift")

        let store = try SnapshotStore(packageOf: source)

        #expect(store.file(Self.path) == package.file("Nested/\(Self.path)"))
    }

    @Test("have no place where no package is above the source")
    func noPackage() {
        let error = #expect(throws: SnapshotError.self) {
            try SnapshotStore(packageOf: "/nowhere/Tests/Fixture.swift")
        }
        #expect(error?.description.contains("no folder above /nowhere/Tests/Fixture.swift holds") == true)
    }

    @Test("are left as they are where they hold no UTF-8")
    func notUTF8() throws {
        let package = try makePackage()
        try package.write([0x41, 0xFF, 0x0A], to: Self.path)
        let store = try SnapshotStore(packageOf: package.source)

        let error = #expect(throws: SnapshotError.self) { try store.read(Self.path) }

        #expect(error?.description == "the snapshot is not UTF-8 text and was left as it is: \(store.file(Self.path))")
    }

    @Test("are not taken for missing where they cannot be read", arguments: [path, "\(path)/below.txt"])
    func unreadable(folder: String) throws {
        let package = try makePackage()
        try package.makeFolder(folder)
        let store = try SnapshotStore(packageOf: package.source)

        let error = #expect(throws: SnapshotError.self) { try store.read(Self.path) }

        let message = try #require(error?.description)
        #expect(message.hasPrefix("the snapshot cannot be read: \(store.file(Self.path)): "))
        #expect(message.contains("directory"))
    }

    @Test("stay out of a folder that cannot be written, and say so")
    func unwritable() throws {
        let package = try makePackage()
        try package.write("in the way", to: "Snapshots/FixtureTests")
        let store = try SnapshotStore(packageOf: package.source)

        let error = #expect(throws: SnapshotError.self) { try store.write(SnapshotText("Ada"), to: Self.path) }

        let message = try #require(error?.description)
        #expect(message.hasPrefix("the snapshot cannot be recorded: \(store.file(Self.path)): "))
        #expect(message.contains("exists"))
        #expect(try package.text(of: "Snapshots/FixtureTests") == "in the way")
    }

    @Test("are replaced by a new file, so that no reader sees half a text")
    func replaces() throws {
        let package = try makePackage()
        try package.write("Ada\n", to: Self.path)
        let store = try SnapshotStore(packageOf: package.source)
        let reader = try FileHandle(forReadingFrom: package.folder.appending(path: Self.path))

        try store.write(SnapshotText("Grace"), to: Self.path)

        #expect(try reader.readToEnd() == Data("Ada\n".utf8))
        #expect(try package.files == ["Package.swift": "", Self.path: "Grace\n"])
    }

    private func makePackage() throws -> TemporaryPackage { trackForLeaks(try TemporaryPackage()) }
}

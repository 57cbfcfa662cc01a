import Foundation
import TestKit
import TestProcesses
import Testing

@testable import SnapshotFiles

@Suite("A picture's snapshot", .leakChecks)
struct SnapshotDataTests {
    private static let path = "Snapshots/FixtureTests/Screens/logo.png"
    private static let pendingFile = "Snapshots/.pending/FixtureTests/Screens/logo.png.json"
    private static let name = SnapshotName(
        module: "FixtureTests", components: ["Screens", "logo()"], pathExtension: "png")

    @Test("Data is compared by its bytes, including line ends and the newline at the end")
    func exact() {
        #expect(SnapshotContent.data(SnapshotData([13, 10])) != .data(SnapshotData([10])))
        #expect(SnapshotContent.data(SnapshotData([65])) != .data(SnapshotData([65, 10])))
        #expect(SnapshotContent.data(SnapshotData([65, 10])) != SnapshotContent("A\n"))
    }

    @Test("The width and height of a PNG picture are read from its first chunk")
    func header() {
        let picture = Self.png(width: 640, height: 65_536)
        #expect(PNGHeader(of: picture)?.description == "PNG, 640x65536 pixels")
        #expect(SnapshotData(picture).description == "PNG, 640x65536 pixels, 28 bytes")
        #expect(PNGHeader(of: Array(picture.prefix(23))) == nil)
        #expect(PNGHeader(of: Self.png(width: 0, height: 1)) == nil)
        #expect(PNGHeader(of: [0xFF] + picture.dropFirst()) == nil)
        #expect(SnapshotData([1]).description == "1 byte")
    }

    @Test("The difference between two pictures is described in sentences, not in bytes")
    func difference() {
        let old = SnapshotContent.data(SnapshotData(Self.png(width: 3, height: 2)))
        let new = SnapshotContent.data(SnapshotData(Self.png(width: 4, height: 2) + [1]))
        #expect(
            SnapshotDiff(at: Self.path, from: old, to: new).summary == """
                Binary files \(Self.path) and \(Self.path) differ
                Old: PNG, 3x2 pixels, 28 bytes
                New: PNG, 4x2 pixels, 29 bytes
                2 of 29 bytes differ, the first after 19.

                """)
        #expect(
            SnapshotDiff(at: Self.path, from: nil, to: new).description
                == "Binary files /dev/null and \(Self.path) differ\n")
    }

    @Test("A pending picture is in a file that other programs can open, until the picture is accepted")
    func accepted() throws {
        let package = try makePending(picture(Self.png(width: 1, height: 1)))
        let second = picture(Self.png(width: 2, height: 1))
        try package.store.savePending(second)

        let folder = "Snapshots/.pending/FixtureTests/Screens/logo.png.content"
        let attached = "\(folder)/\(second.content.checksum).png"
        #expect(try package.paths.filter { $0.contains(".content") } == [attached])
        #expect(package.store.pendingSnapshots() == [second])
        try package.store.accept(second)

        #expect(try package.store.read(Self.path, as: .data) == second.content)
        #expect(try package.paths == ["Package.swift", "Snapshots/.pending/.gitignore", Self.path])
    }

    @Test("A pending picture is refused if its content was changed or removed", arguments: [[] as [UInt8], [1], nil])
    func incomplete(bytes: [UInt8]?) throws {
        let pending = picture(Self.png(width: 1, height: 1))
        let package = try makePending(pending)
        let file = "Snapshots/.pending/FixtureTests/Screens/logo.png.content/\(pending.content.checksum).png"
        try package.removeFile(file)
        if let bytes { try package.write(bytes, to: file) }

        #expect(
            package.store.brokenPending().map(\.error) == [
                .malformedPending(
                    file: package.file(Self.pendingFile), reason: "its content is incomplete: \(package.file(file))")
            ])
        #expect(throws: SnapshotFileError.self) { try package.store.accept(pending) }
    }

    @Test("A picture may hold any bytes, but a text must be UTF-8", arguments: ["png", "txt", "json", "md"])
    func broken(pathExtension: String) throws {
        let package = try makePackage()
        let path = "Snapshots/FixtureTests/list.\(pathExtension)"
        try package.write(pathExtension == "md" ? [0x41, 0xFF] : Self.png(width: 1, height: 1), to: path)

        #expect(package.store.brokenSnapshots().map(\.path) == (pathExtension == "png" ? [] : [path]))
    }

    @Test("A long pending text is in a separate file, like a picture")
    func longText() throws {
        let content = SnapshotContent(String(repeating: "e\u{301}\0\r\n", count: 100_000))
        let pending = PendingSnapshot.sample(content)
        let package = try makePending(pending)

        #expect(package.store.pendingSnapshots() == [pending])
        #expect(try package.text(of: PendingSnapshot.file).utf8.count < 1_000)
        try package.store.savePending(PendingSnapshot.sample())
        #expect(try package.paths.filter { $0.contains(".content") }.isEmpty)
        #expect(package.store.pendingSnapshots() == [PendingSnapshot.sample()])
    }

    private func picture(_ bytes: [UInt8]) -> PendingSnapshot {
        .sample(.data(SnapshotData(bytes)), of: Self.name)
    }

    /// Returns only the first bytes of a picture, which are not enough to show it.
    private static func png(width: UInt32, height: UInt32) -> [UInt8] {
        let size = [width, height].flatMap { number in
            (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
        }
        return PNGHeader.signature + [0, 0, 0, 13] + Array("IHDR".utf8) + size + [8, 6, 0, 0]
    }
}

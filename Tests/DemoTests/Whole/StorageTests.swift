import TestKit
import Testing

@testable import Demo

@MainActor
@Suite("The data that a run keeps", .leakChecks)
struct StorageTests {
    @Test("A run in memory keeps no data")
    func inMemory() async throws {
        #expect(try await headlessScreen("--in-memory", "--keys", "b").contains(" (1)"))
        #expect(try await !headlessScreen("--in-memory").contains(" (1)"))
    }

    @Test("A read-only data folder can be read, and the app explains why changes fail")
    func readOnly() async throws {
        let folder = try TemporaryFolder()
        _ = try await headlessScreen("--data", folder.path, "--keys", "b")
        let before = try folder.contents()
        try folder.setPermissions(0o555, of: folder.path)
        let opened = try await headlessScreen("--data", folder.path)
        #expect(opened.contains("You can read your data, but changes cannot be saved now"), "\(opened)")
        #expect(opened.contains(" (1)"))
        for keys in ["b", "tab b left enter", ", enter", "tab tab tab n M enter"] {
            let changed = try await headlessScreen("--data", folder.path, "--keys", keys)
            #expect(changed.contains("is read-only.") && changed.contains("[ OK ]    Try Again"), "\(changed)")
            let kept = try await headlessScreen("--data", folder.path, "--keys", keys + " esc")
            #expect(kept.contains(" (1)"), "\(kept)")
        }
        #expect(try folder.contents() == before)
    }
}

import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The files of a new app", .leakChecks, .slow)
struct NewAppWritingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A dry run for a new app lists each folder's file count and the reason for the folder, and writes nothing")
    func dryRun() throws {
        let package = try Checkout.package
        let app = NewApp(
            name: "Groceries", folder: folder.path(of: "app"), features: ["Settings"], extras: ["HTTP"], isDryRun: true)
        let text = try app.run(in: package).text
        for line in [
            /\.: \d+ files, \d+ lines \(every app has it\)/,
            /Modules\/Model\/Settings: \d+ files?, \d+ lines \(asked for\)/,
            /Modules\/Kits\/HTTP: .* \(asked for\)/, /Modules\/Kits\/Terminal: .* \(Demo needs it\)/,
            /Modules\/Apps\/Demo\/Options: .* \(every app has it\)/,
            /Modules\/Model\/Shared: .* \(only what is needed\)/,
            /Modules\/View\/Journal: \d+ files, \d\d+ lines \(generated, because no feature with a tab was asked for\)/,
            /Tests\/HTTPTests: .* \(the tests of HTTP\)/,
            /Snapshots\/CoordinatorTests\/JournalSnapshots: .* \(the snapshots of JournalSnapshots\)/,
        ] {
            #expect(text.contains(line), "\(text)")
        }
        #expect(text.contains(/^\d+ files would be written to [^\n]+\/app:\n/))
        #expect(!text.contains("/Whole"))
        #expect(try folder.contents().isEmpty)
    }

    @Test("No file of a new app is written if the disk is full", .enabled("needs a mounted disk") { await canMount })
    func fullDisk() async throws {
        let disk = folder.path(of: "disk")
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: false)
        let strata = try BuiltProgram.url(named: "strata").path
        let script = """
            mount -t tmpfs -o size=1m tmpfs '\(disk)' && cd '\(TemporaryPackage.checkout.path)' \
            && '\(strata)' new app Groceries --into '\(disk)/app'; echo "ended $?"; ls -A '\(disk)'
            """
        let process = try await ChildProcess.run(URL(filePath: "/usr/bin/env"), ["unshare", "-rm", "sh", "-c", script])
        #expect(process.text == "ended 1\n", "\(process.wholeText)")
        #expect(
            process.errorText.contains("disk/app could not be written: No space left on device. Nothing was changed"))
    }

    /// Whether a disk can be mounted in a separate namespace.
    private static var canMount: Bool {
        get async {
            let command = ["unshare", "-rm", "sh", "-c", "mount -t tmpfs tmpfs /mnt"]
            return (try? await ChildProcess.run(URL(filePath: "/usr/bin/env"), command).ending) == .exited(0)
        }
    }
}

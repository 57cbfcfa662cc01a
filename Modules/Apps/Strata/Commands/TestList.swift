import Foundation

/// Asks a package for its tests.
nonisolated enum TestList {
    /// The lines of `swift test list`, which builds the tests first.
    ///
    /// - Parameter folder: The package's.
    static func read(in folder: String) throws(TestListError) -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "test", "list"]
        process.currentDirectoryURL = URL(filePath: folder)
        process.standardInput = FileHandle.nullDevice
        // What the build says is for the user; the list comes on standard output alone.
        let list = Pipe()
        process.standardOutput = list
        do {
            try process.run()
            let output = try list.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationReason == .exit, process.terminationStatus == 0 else {
                throw TestListError.failed(folder: folder, status: process.terminationStatus)
            }
            return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        } catch let error as TestListError {
            throw error
        } catch {
            throw .notRun(folder: folder, reason: error.localizedDescription)
        }
    }
}

/// Why it is not known which tests there are.
nonisolated enum TestListError: Error, Equatable, CustomStringConvertible {
    case notRun(folder: String, reason: String)
    case failed(folder: String, status: Int32)

    var description: String {
        switch self {
        case .notRun(let folder, let reason):
            "which snapshots are unused, the tests must tell, but 'swift test list' could not be run in \(folder): \(reason)"
        case .failed(let folder, let status):
            "which snapshots are unused, the tests must tell, but 'swift test list' ended with the status \(status) "
                + "in \(folder): see above"
        }
    }
}

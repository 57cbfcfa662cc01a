import Foundation
import Processes

/// The list of a package's tests.
nonisolated final class TestList {
    private let folder: String
    private let skipsBuild: Bool
    private var known: [String]?

    /// - Parameters:
    ///   - folder: The package's folder.
    ///   - skipsBuild: Whether to list the tests of the last build instead of building them.
    init(of folder: String, skipsBuild: Bool) {
        self.folder = folder
        self.skipsBuild = skipsBuild
    }

    /// Returns the lines of `swift test list`; the command runs at most once.
    func lines() throws(TestListError) -> [String] {
        if let known { return known }
        let lines = try read()
        known = lines
        return lines
    }

    private func read() throws(TestListError) -> [String] {
        // The build's messages go to the user; only the list is on standard output.
        do {
            let words = ["swift", "test", "list"] + (skipsBuild ? ["--skip-build"] : [])
            let (output, ending) = try Child.output(of: words, in: folder)
            guard ending == .exited(0) else { throw TestListError.failed(folder: folder, status: ending.status) }
            return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        } catch let error as TestListError {
            throw error
        } catch {
            throw .notRun(folder: folder, reason: "\(error)")
        }
    }
}

/// The reason why the tests could not be listed.
nonisolated enum TestListError: Error, Equatable, CustomStringConvertible {
    case notRun(folder: String, reason: String)
    case failed(folder: String, status: Int32)

    var description: String {
        switch self {
        case .notRun(let folder, let reason):
            "The tests cannot be listed, because 'swift test list' could not be run in \(folder): \(reason)"
        case .failed(let folder, let status):
            "The tests cannot be listed, because 'swift test list' ended with status \(status) in \(folder); "
                + "see the messages above"
        }
    }
}

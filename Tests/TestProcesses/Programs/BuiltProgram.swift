public import Foundation

/// A program that was built together with the running tests.
public enum BuiltProgram {
    /// Where the program of one of these names is: beside the tests' bundle, or in a folder above it.
    ///
    /// So it is the one of the same build, whatever its configuration and scratch path.
    public static func url(named names: String...) throws -> URL {
        let bundle = Bundle(for: Marker.self).bundleURL
        var folder = bundle
        while folder.path != "/" {
            for name in names {
                let candidate = folder.appending(path: name, directoryHint: .notDirectory)
                if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
            }
            folder.deleteLastPathComponent()
        }
        throw MissingProgram(names: names, bundle: bundle.path)
    }

    private final class Marker {}
}

struct MissingProgram: Error, CustomStringConvertible {
    let names: [String]
    let bundle: String

    var description: String { "expected \(names.joined(separator: " or ")) beside or above \(bundle), found none" }
}

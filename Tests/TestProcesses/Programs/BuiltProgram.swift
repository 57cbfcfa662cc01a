public import Foundation

/// A program that was built together with the running tests.
public enum BuiltProgram {
    /// Returns the URL of a program with one of `names`, in the tests' bundle or in a folder above it.
    ///
    /// This program is from the same build as the tests, whatever their configuration and scratch path.
    public static func url(named names: String...) throws -> URL {
        let bundle = Bundle(for: Marker.self).bundleURL
        var folder = bundle
        while folder.path != "/" {
            for name in names {
                let candidate = folder.appending(path: name, directoryHint: .notDirectory)
                if isProgram(candidate) { return candidate }
            }
            folder.deleteLastPathComponent()
        }
        throw MissingProgram(names: names, bundle: bundle.path)
    }

    /// Returns whether `file` is a program, and not a folder with a program's name, which would count as executable.
    private static func isProgram(_ file: URL) -> Bool {
        let isFile = try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
        return isFile == true && FileManager.default.isExecutableFile(atPath: file.path)
    }

    private final class Marker {}
}

struct MissingProgram: Error, CustomStringConvertible {
    let names: [String]
    let bundle: String

    var description: String {
        "expected \(names.joined(separator: " or ")) beside or above \(bundle), found none; build it with "
            + "'swift build', or with the scheme of the package in Xcode"
    }
}

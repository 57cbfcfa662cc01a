import Foundation

/// The options of AddressSanitizer for the programs that tests start.
enum SanitizerOptions {
    private static let variable = "ASAN_OPTIONS"

    /// Whether the tests, and so the programs beside them, were built with the sanitizer.
    private static let isNeeded = dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil

    /// Returns a program's environment with the tests' options added; without the sanitizer, returns it unchanged.
    ///
    /// - Parameter environment: The whole environment; nil for the environment of the tests.
    static func added(to environment: [String: String]?) -> [String: String]? {
        guard isNeeded else { return environment }
        let inherited = ProcessInfo.processInfo.environment
        // A later option replaces an earlier one.
        let options = [String(cString: sanitizerOptions()), inherited[variable]].compactMap(\.self)
        return (environment ?? inherited).merging([variable: options.joined(separator: ":")]) { $1 }
    }
}

/// Returns the options for the tests themselves; the sanitizer calls this function when the tests are loaded.
///
/// - `detect_leaks=0`, because each object that has had a weak reference would be reported on Linux
///   (llvm/llvm-project#56751).
/// - `handle_…=0`, because the sanitizer would end a process with status 1 where a test expects the signal.
// Returns only a literal, because no part of Swift's runtime may run so early.
@c(__asan_default_options)
func sanitizerOptions() -> UnsafePointer<UInt8> {
    ("detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_sigfpe=0" as StaticString).utf8Start
}

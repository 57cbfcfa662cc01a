/// The reason that an inline snapshot could not be found or recorded; its source is unchanged.
package enum InlineSnapshotError: Error, Equatable, CustomStringConvertible {
    case noSource(file: String)
    case outsidePackage(file: String, package: String)
    case readOnly(file: String)
    case notUTF8(file: String)
    /// The source is newer than the test program, so the calls may be on other lines now.
    case changedSinceBuild(file: String)
    /// The call is no longer in the source, or cannot be distinguished from another call.
    case noCall(path: String)
    /// The call's closure contains something other than one literal without interpolations.
    case noLiteral(path: String)

    /// Whether another run of the test can record the text.
    package var endsWithAnotherRun: Bool {
        switch self {
        case .changedSinceBuild: true
        case .noSource, .outsidePackage, .readOnly, .notUTF8, .noCall, .noLiteral: false
        }
    }

    package var description: String {
        switch self {
        case .noSource(let file):
            "The inline snapshot cannot be recorded, because its source does not exist: \(file)"
        case .outsidePackage(let file, let package):
            "The inline snapshot was not recorded, because its source is outside of the package \(package): \(file)"
        case .readOnly(let file):
            "The inline snapshot was not recorded, because its source is read-only: \(file)"
        case .notUTF8(let file):
            "The source is not UTF-8 text and was left unchanged: \(file)"
        case .changedSinceBuild(let file):
            "The source was changed after the tests were built, so nothing was written: \(file); run the test again"
        case .noCall(let path):
            "The inline snapshot's call was not found, so nothing was written: \(path); if the source was changed, run "
                + "the test again; if a macro contains the call, move the call out; if a helper makes it, forward file, "
                + "line and column"
        case .noLiteral(let path):
            "The closure of the inline snapshot must contain only one string literal without interpolations, so nothing "
                + "was written: \(path); change it by hand"
        }
    }
}

import Foundation

/// A snapshot that no test uses any more, with what that was judged by.
package struct UnusedSnapshot: Equatable, Sendable {
    /// Relative to the root.
    package let path: String
    let date: Date
    /// The run that left it unused.
    let journal: SuiteJournal
    let journalDate: Date
}

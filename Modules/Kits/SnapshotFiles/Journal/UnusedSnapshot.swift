import Foundation

/// A snapshot that no test uses any more, with the evidence for that.
package struct UnusedSnapshot: Equatable, Sendable {
    /// The snapshot's path, relative to the root.
    package let path: String
    let date: Date
    /// The run that did not use it.
    let journal: SuiteJournal
    let journalDate: Date
}

import Synchronization
import Testing

/// The tracked objects of one test, as weak references.
final class LeakTracker: Sendable {
    @TaskLocal static var current: LeakTracker?

    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let name: String
        let sourceLocation: SourceLocation
    }

    private let entries = Mutex<[Entry]>([])

    func track(_ object: AnyObject, _ sourceLocation: SourceLocation) {
        let entry = Entry(object: object, name: "\(type(of: object))", sourceLocation: sourceLocation)
        entries.withLock { $0.append(entry) }
    }

    func reportLeaks() {
        for entry in entries.withLock({ $0 }) where entry.object != nil {
            Issue.record("\(entry.name) is still alive after the test", sourceLocation: entry.sourceLocation)
        }
    }
}

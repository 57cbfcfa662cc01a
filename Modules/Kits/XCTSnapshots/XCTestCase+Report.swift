#if canImport(XCTest)
    import Foundation
    import Testing
    import TextSnapshots
    import XCTest

    extension XCTestCase {
        /// Fails the test; where XCTest has attachments, both texts and their difference are attached.
        func report(_ failure: SnapshotFailure, file: StaticString, line: UInt) {
            #if canImport(Darwin)
                for (name, bytes) in failure.attachments {
                    let attachment = XCTAttachment(data: Data(bytes))
                    attachment.name = name
                    add(attachment)
                }
            #endif
            let id = SnapshotScopes.ofThisRun.willReport(failure, in: self)
            XCTFail(failure.reportFromFirstLine, file: file, line: line)
            SnapshotScopes.ofThisRun.didReport(id, in: self).map { report($0, file: file, line: line) }
        }
    }

    extension SnapshotFailure {
        /// The failure's report without an empty first line: some logs show only the first line.
        fileprivate var reportFromFirstLine: String {
            let report = nextReport
            guard report.first?.isNewline == true else { return report }
            return headline == report ? String(report.drop(while: \.isNewline)) : headline + report
        }
    }

    extension SourceLocation {
        /// Creates the source location of a call.
        init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
            self.init(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        }
    }
#endif

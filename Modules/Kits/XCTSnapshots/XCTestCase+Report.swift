#if canImport(XCTest)
    import Foundation
    import TextSnapshots
    import XCTest

    extension XCTestCase {
        /// Fails the test, with both texts and their difference attached where XCTest has attachments.
        func report(_ failure: SnapshotFailure, file: StaticString, line: UInt) {
            XCTFail(failure.message, file: file, line: line)
            #if canImport(Darwin)
                for (name, bytes) in failure.attachments {
                    let attachment = XCTAttachment(data: Data(bytes))
                    attachment.name = name
                    add(attachment)
                }
            #endif
        }
    }
#endif

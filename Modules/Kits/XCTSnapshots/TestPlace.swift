#if canImport(XCTest)
    import Testing

    /// The place of a call, in the types that XCTest reports it with.
    struct TestPlace {
        let fileID: StaticString
        let filePath: StaticString
        let line: UInt
        let column: UInt

        var sourceLocation: SourceLocation {
            SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        }
    }
#endif

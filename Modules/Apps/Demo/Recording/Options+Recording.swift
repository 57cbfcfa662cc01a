nonisolated extension Options {
    /// Throws if the options choose something that a recorded test cannot replay; the features check their own.
    func checkRecording() throws(UsageError) {
        guard flow != nil else {
            if package != nil { throw .missingOption("--record", for: "--into") }
            return
        }
        if case .folder = storage { throw .unrecordable("--data", replayed: .withNothingStored) }
        if locale != nil { throw .unrecordable("--locale", replayed: .inBritishEnglish) }
    }

    /// Returns the place to record a flow in; nil if none is to be recorded.
    func flowPlace() throws -> FlowPlace? {
        try flow.map { try FlowPlace($0, into: package) }
    }
}

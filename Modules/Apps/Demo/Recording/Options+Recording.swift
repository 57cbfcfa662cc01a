nonisolated extension Options {
    /// Throws if the options choose something that a recorded test cannot replay.
    func checkRecording() throws(UsageError) {
        guard flow != nil else {
            if package != nil { throw .missingOption("--record", for: "--into") }
            return
        }
        if users != .sample { throw .unrecordable("--users", replayed: .onSample) }
        if photos != .sample { throw .unrecordable("--photos", replayed: .onSample) }
        if shop != .sample { throw .unrecordable("--shop", replayed: .onSample) }
        if case .folder = storage { throw .unrecordable("--data", replayed: .withNothingStored) }
        if locale != nil { throw .unrecordable("--locale", replayed: .inBritishEnglish) }
        if binding != Options().binding { throw .unrecordable("--binding", replayed: .withImmutableBinding) }
    }

    /// Returns the place to record a flow in; nil if none is to be recorded.
    func flowPlace() throws -> FlowPlace? {
        try flow.map { try FlowPlace($0, into: package) }
    }
}

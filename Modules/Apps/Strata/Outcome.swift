/// What a command has to say, and the status with which the program ends.
nonisolated struct Outcome: Equatable {
    var text: String
    var status: Int32

    init(_ text: String, status: Int32 = 0) {
        self.text = text
        self.status = status
    }
}

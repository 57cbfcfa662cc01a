/// A call of the system that failed in a test's own doing.
struct SystemCallFailure: Error {
    let call: String
    let code: Int32
}

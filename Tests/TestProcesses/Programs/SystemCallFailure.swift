/// A failed system call in a test's own code.
struct SystemCallFailure: Error {
    let call: String
    let code: Int32
}

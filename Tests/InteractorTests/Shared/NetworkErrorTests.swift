import Interactor
import Testing

@Suite("A service error")
struct NetworkErrorTests {
    @Test("Two service errors are equal only if they are of the same kind and have the same values")
    func equality() {
        #expect(NetworkError.httpError(404) == .httpError(404))
        #expect(NetworkError.httpError(404) != .httpError(429))
        #expect(Set([NetworkError.noData, .noData, .invalidURL]).count == 2)
    }
}

import Interactor
import Testing

@Suite("A service error")
struct NetworkErrorTests {
    @Test("A service's error equals only an error of the same kind and values")
    func equality() {
        #expect(NetworkError.httpError(404) == .httpError(404))
        #expect(NetworkError.httpError(404) != .httpError(429))
        #expect(Set([NetworkError.noData, .noData, .invalidURL]).count == 2)
    }
}

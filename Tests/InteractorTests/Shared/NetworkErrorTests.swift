import Interactor
import Testing

@Suite("An error of a service")
struct NetworkErrorTests {
    @Test("is told apart from another")
    func equality() {
        #expect(NetworkError.httpError(404) == .httpError(404))
        #expect(NetworkError.httpError(404) != .httpError(429))
        #expect(Set([NetworkError.noData, .noData, .invalidURL]).count == 2)
    }
}

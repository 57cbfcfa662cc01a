import Foundation
import Testing

@testable import HTTP

@Suite("The time after which a server accepts a retry")
struct RetryDelayTests {
    /// Sunday, 6 November 1994, 08:49:37 GMT.
    private static let now = Date(timeIntervalSince1970: 784_111_777)

    @Test(
        "A retry delay is a number of seconds, or the time until a date in one of three formats",
        arguments: [
            ("30", 30), ("1", 1), ("86400", 86_400), ("Sun, 06 Nov 1994 08:50:07 GMT", 30),
            ("Sunday, 06-Nov-94 08:50:07 GMT", 30), ("Sun Nov  6 08:50:07 1994", 30),
        ])
    func valid(value: String, seconds: Int) {
        #expect(delay(["Retry-After": value]) == .seconds(seconds))
    }

    @Test(
        "A retry delay is unknown if its header is missing or invalid, or if its time is past or over a day ahead",
        arguments: [
            nil, "", "0", "-5", "soon", "86401", "1000000000", "99999999999999999999", "Sun, 06 Nov 1994 08:49:37 GMT",
            "Sun, 06 Nov 1994", "Sun, 99 Foo 1994 08:50:07 GMT", "1.5",
        ])
    func none(value: String?) {
        #expect(delay(value.map { ["Retry-After": $0] } ?? [:]) == nil)
    }

    @Test("A retry delay counts from the response's own date, not from this machine's clock")
    func ownDate() {
        let headers = ["Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT", "Date": "Wed, 21 Oct 2015 07:26:00 GMT"]
        #expect(delay(headers) == .seconds(120))
    }

    @Test(
        "A retry may succeed after a server error or too many requests",
        arguments: [(429, true), (500, true), (599, true), (401, false), (404, false), (301, false), (200, false)])
    func isRetryable(status: Int, expected: Bool) {
        #expect(HTTPResponse(status: status, headers: [:]).isRetryable == expected)
    }

    private func delay(_ headers: [String: String]) -> Duration? {
        HTTPResponse(status: 429, headers: headers).retryDelay(now: Self.now)
    }
}

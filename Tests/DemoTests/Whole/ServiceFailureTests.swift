import Foundation
import TestKit
import TestLoopback
import TestProcesses
import Testing

@testable import Demo

@Suite("People and photos of a service", .leakChecks)
struct ServiceFailureTests {
    private nonisolated static let busy = (
        LoopbackResponse.answer("", status: 429, headers: ["Retry-After: 120"]), "Wait 2 minutes."
    )
    private nonisolated static let faults = [
        busy, (.redirect(to: "/again"), "redirected the request more than 10 times."),
        (.redirect(to: "ftp://a.invalid/"), "to something that is not a web address."),
        (.spaces(9 << 20), "is larger than 8 MB."), (.hangUp, "closed the connection without an answer."),
    ]

    @Test(
        "fail for the same reasons, in the same words",
        arguments: SlowTests.areEnabled ? faults : [busy])
    func failures(response: LoopbackResponse, words: String) async throws {
        let server = try LoopbackServer { _ in response }
        for feature in ["users", "photos"] {
            let child = try await DemoProcess().run(
                ["--in-memory", "--screen", feature, "--\(feature)", server.url.absoluteString, "--as", "transcript"],
                environment: ["UNSPLASH_ACCESS_KEY": "key"])
            #expect(child.text.contains(words), "\(child.text)")
        }
    }
}

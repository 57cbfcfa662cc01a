import TestKit
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("The failure of a headless run", .leakChecks, .endsWhenStuck)
struct HeadlessFailureTests {
    @Test(
        "A headless run reports exactly the failures that the screen shows, in the same words",
        arguments: try await screensOfDemo(),
        SlowTests.areEnabled ? ["", "esc", "esc esc", "esc esc esc"] : ["", "esc"])
    func everyScreen(name: String, keys: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("these are notes", to: "notes/\(Storage.fileName)")
        let missing = folder.path(of: "missing.json")
        // First all sources fail, then only the database.
        for sources in [["--users", missing, "--photos", missing, "--shop", missing], []] {
            let run = try await headlessResult(
                ["--screen", name, "--keys", keys, "--size", "120x40", "--data", folder.path(of: "notes")] + sources)
            let alert = run.screen.split(separator: "\n").map { $0.split(separator: "║") }.filter { $0.count == 3 }
            // Only letters are compared, because the lines break at different words for different paths.
            let shown = (alert.isEmpty ? run.screen : alert.map { $0[1] }.joined()).filter(\.isLetter)
            let isShown = shown.contains("doesnotexist") || shown.contains("notadatabase")
            #expect((run.failure != nil) == isShown, "\(run.failure ?? "none")\n\(run.screen)")
            if let failure = run.failure {
                #expect(shown.contains(failure.filter(\.isLetter)), "\(failure)\n\(run.screen)")
            }
        }
    }

    @Test(
        "A headless run reports the failure in an open alert, but not after the alert is dismissed",
        arguments: [
            ("--screen shop --keys \"end enter\"", "This product is no longer in the shop."),
            ("--screen shop --keys \"end l\"", "Your like could not be saved. This product"),
            ("--screen shop --keys \"end l esc\"", nil), ("--open shop/none", "“none” was not found."),
            ("--open shop/none --keys esc", nil),
        ])
    func alert(arguments: String, failure: String?) async throws {
        let run = try await headlessResult(words(of: arguments))
        #expect(run.failure.map { $0.hasPrefix(failure ?? "none") } ?? (failure == nil), "\(run)")
    }

    @Test(
        "A question, a failed copy to the clipboard or an incomplete form is not reported as a failure",
        arguments: [
            ("", "25 users"), ("--no-wait --users missing.json", "Loading users"),
            ("--screen product --keys \"enter b c\"", "Clear bag"), ("--screen photo-detail --keys s", "Not Copy"),
            ("--screen sign-up --keys \"pagedown enter\"", "your name"), ("--screen sign-up --keys \"Ada q\"", "Adaq"),
            ("--screen lists --users missing.json", "No to-do lists yet"),
            ("--users missing.json --keys \"esc tab\"", "No Bookmarks Yet"),
            ("--record Sample --screen shop --keys \"end enter\"", "no longer in the shop"),
        ])
    func none(arguments: String, text: String) async throws {
        let run = try await headlessResult(words(of: arguments))
        #expect(run.failure == nil && run.screen.contains(text), "\(run)")
    }
}

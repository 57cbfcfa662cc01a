import Coordinator
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("Characters that arrive together", .leakChecks, .endsWhenStuck)
struct TypingTests {
    @Test(
        "In every field, characters that arrive together have the same effect as if they had arrived one by one",
        arguments: [
            ("users", "/"), ("photos/search", ""), ("lists", "n"), ("lists", "n A enter enter n"), ("more/sign-up", ""),
            ("more/sign-up", "pagedown up"), ("more/sign-up", "pagedown"),
        ] as [(Route, String)],
        SlowTests.areEnabled ? ["ada y", " ", "x \u{301}\u{2028}日本", "q?,"] : ["x \u{301}\u{2028}日本"])
    func law(field: (route: Route, keys: String), text: String) async throws {
        let apps = [try await AppHarness.opened(field.route), try await AppHarness.opened(field.route)]
        for app in apps { for key in try Key.script(field.keys) { await app.press(settling: key) } }
        let (single, together) = (apps[0], apps[1])
        let characters = Array(text)
        #expect(single.coordinator.isEditingText && single.screen == together.screen)
        for character in characters { single.press(.character(character)) }
        if !together.coordinator.typeText(characters) {
            for character in characters { together.press(.character(character)) }
        }
        #expect(together.screen == single.screen)
        #expect(together.host.calls == single.host.calls)
        for app in apps { await app.settle() }
    }
}

import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@testable import Coordinator

@MainActor
@Suite("Characters that come together", .leakChecks, .endsWhenStuck)
struct TypingTests {
    /// Each screen with a text field, and the keys that lead there.
    enum Field: CaseIterable {
        case search, photoSearch, newList, newItem, form, formSwitch, formButton

        @MainActor
        func open() async -> AppHarness {
            switch self {
            case .search: await opened(.users, .character("/"))
            case .photoSearch: await opened(.photoSearch)
            case .newList: await opened(.lists, .character("n"))
            case .newItem: await opened(.list, .character("n"))
            case .form: await opened(.signUp)
            case .formSwitch: await opened(.signUp, .pageDown, .up)
            case .formButton: await opened(.signUp, .pageDown)
            }
        }

        @MainActor
        private func opened(_ route: Route, _ keys: Key...) async -> AppHarness {
            let app = await AppHarness.opened(route)
            for key in keys { await app.press(settling: key) }
            return app
        }
    }

    @Test(
        "do the same as each of them alone", arguments: Field.allCases,
        SlowTests.areEnabled ? ["ada y", " ", "x \u{301}\u{2028}日本", "q?,"] : ["x \u{301}\u{2028}日本"])
    func law(field: Field, text: String) async {
        let (single, together) = (await field.open(), await field.open())
        let characters = Array(text)
        #expect(single.coordinator.isEditingText && single.screen == together.screen)
        for character in characters { single.press(.character(character)) }
        if !together.coordinator.typeText(characters) {
            for character in characters { together.press(.character(character)) }
        }
        #expect(together.screen == single.screen)
        #expect(together.host.calls == single.host.calls)
        await single.settle()
        await together.settle()
    }
}

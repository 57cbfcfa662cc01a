import Coordinator
import Shell
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Characters that come together", .leakChecks, .endsWhenStuck)
struct TypingTests {
    /// Each screen with a text field, and the keys that lead there.
    enum Field: CaseIterable {
        case search, photoSearch, newList, newItem, form, formSwitch, formButton

        @MainActor
        func open() async throws -> AppHarness<AppCoordinator> {
            switch self {
            case .search: try await opened(.users, .character("/"))
            case .photoSearch: try await opened(.photoSearch)
            case .newList: try await opened(.lists, .character("n"))
            case .newItem: try await newItem()
            case .form: try await opened(.signUp)
            case .formSwitch: try await opened(.signUp, .pageDown, .up)
            case .formButton: try await opened(.signUp, .pageDown)
            }
        }

        @MainActor
        private func opened(_ route: Route, _ keys: Key...) async throws -> AppHarness<AppCoordinator> {
            let app = try await AppHarness.opened(route)
            for key in keys { await app.press(settling: key) }
            return app
        }

        @MainActor
        private func newItem() async throws -> AppHarness<AppCoordinator> {
            let app = try await opened(.lists, .character("n"), .character("A"), .enter, .enter, .character("n"))
            #expect(app.title == "A")
            return app
        }
    }

    @Test(
        "do the same as each of them alone", arguments: Field.allCases,
        SlowTests.areEnabled ? ["ada y", " ", "x \u{301}\u{2028}日本", "q?,"] : ["x \u{301}\u{2028}日本"])
    func law(field: Field, text: String) async throws {
        let (single, together) = (try await field.open(), try await field.open())
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

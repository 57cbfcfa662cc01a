import Coordinator
import Shell
import Testing

@testable import Demo

@MainActor
@Suite("The option for the profile's binding")
struct BindingOptionTests {
    @Test("has a name for every binding, which selects it for the app", arguments: BindingStyle.allCases)
    func bindings(style: BindingStyle) async throws {
        let app = try safeComposition(["--binding", style.rawValue]).makeApp()
        app.start()
        await app.open(.profile)
        await app.settle()
        let view = app.shell.front.map { "\(type(of: $0))".lowercased() } ?? ""
        #expect(view.contains(style.rawValue.replacing("-", with: "")), "\(view)")
    }

    @Test("expects one of its names")
    func mistake() {
        let error = #expect(throws: UsageError.self) { try safeComposition(["--binding", "kvo"]) }
        let names = "immutable, delegate, closures, inputs-outputs, messages, observation"
        #expect(error?.description == "--binding: expected \(names); got 'kvo'")
    }
}

import Coordinator
import Shell
import TestKit
import Testing

@testable import Demo

@MainActor
@Suite("The option for the profile's binding", .leakChecks)
struct BindingOptionTests {
    @Test("Each binding has a name that selects the binding for the app", arguments: BindingStyle.allCases)
    func bindings(style: BindingStyle) async throws {
        let app = try safeComposition(["--binding", style.rawValue]).makeApp()
        app.start()
        await app.open(.profile)
        await app.settle()
        let view = app.shell.front.map { "\(type(of: $0))".lowercased() } ?? ""
        #expect(view.contains(style.rawValue.replacing("-", with: "")), "\(view)")
    }

    @Test("A profile that cannot be loaded gives the same error in every binding", arguments: BindingStyle.allCases)
    func failure(style: BindingStyle) async throws {
        let run = try await headlessResult([
            "--screen", "profile", "--users", "/missing.json", "--binding", style.rawValue,
        ])
        #expect(run.failure == "The file /missing.json does not exist. Check the path.", "\(run.screen)")
    }

    @Test("The error for an unknown binding names the known bindings")
    func mistake() {
        let error = #expect(throws: UsageError.self) { try safeComposition(["--binding", "kvo"]) }
        let names = "immutable, delegate, closures, inputs-outputs, messages, observation"
        #expect(error?.description == "--binding: expected \(names); got 'kvo'")
    }
}

import Coordinator
import Testing

@testable import Demo

@MainActor
@Suite("The option for the profile's binding")
struct BindingOptionTests {
    @Test("has a name for every binding, which selects it for the app", arguments: BindingStyle.allCases)
    func bindings(style: BindingStyle) throws {
        let options = try safeOptions(["--binding", style.rawValue])
        #expect(options.binding == style)
        let app = options.app(on: try options.dependencies())
        #expect(Mirror(reflecting: app).descendant("profileBinding") as? BindingStyle == style)
    }
}

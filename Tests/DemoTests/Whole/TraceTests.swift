import Coordinator
import TestKit
import Testing
import TextUI

@testable import Demo

@MainActor
@Suite("A trace of the demo", .leakChecks, .endsWhenStuck)
struct TraceTests {
    private func trace(_ screen: String, _ keys: String, _ more: String...) async throws -> String {
        try await headlessScreen(["--screen", screen, "--keys", keys, "--trace", "-"] + more)
    }

    @Test("A trace begins with the first key, followed by the view that handled the key, then by what was drawn")
    func selection() async throws {
        let trace = try await trace("users", "down")
        #expect(trace.hasPrefix("down\n  taken      by UsersListView\n  drawn      "))
        #expect(trace.contains(#"    +   row "Maribel Ramsey, "#))
        #expect(!trace.contains("changed"))
    }

    @Test("A trace names the call that notifies the view of a change", arguments: BindingStyle.allCases)
    func calls(style: BindingStyle) async throws {
        let call =
            switch style {
            case .immutable: "ImmutableProfileView by configure(with:)"
            case .delegate: "DelegateProfileView by didUpdateProfile()"
            case .closures: "ClosuresProfileView by reloadProfileClosure()"
            case .inputsOutputs: "InputsOutputsProfileView by displayProfile(_:)"
            case .messages: "the view of MessagesProfileViewModel by .updatedProfile(_:)"
            case .observation: "ObservationProfileView by contentWillChange()"
            }
        let trace = try await trace("profile", "b", "--binding", style.rawValue)
        let steps = trace.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
        #expect(steps.contains("  notified   \(call)"))
        #expect(trace.contains("    -   isBookmarked: false\n    +   isBookmarked: true\n"))
    }

    @Test("A trace numbers each piece of work, and shows the end of the work before the effects")
    func work() async throws {
        let trace = try await trace("profile", "r r")
        let work = trace.matches(of: /(?m)^  (began|ended|changed) +(.*)$/).map { "\($0.1) \($0.2)" }
        #expect(
            work == [
                "changed ProfileInteractor",
                "began work 1, for ProfileInteractor", "ended work 1, for ProfileInteractor",
                "changed ProfileInteractor", "changed ProfileInteractor",
                "began work 2, for ProfileInteractor", "ended work 2, for ProfileInteractor",
                "changed ProfileInteractor",
            ])
    }

    @Test("A trace shows screens, tabs, prompts and a key that does nothing")
    func shell() async throws {
        let trace = try await trace("users", "b enter esc tab b left right enter x")
        for step in [
            "pushed     UserDetailView, users/orysya.kravets%40example.com_brownfrog445", "closed     UserDetailView",
            "selected   tab bookmarks",
            "presented  \"Remove bookmark\"", "taken      by the prompt", "answered   \"Cancel\"",
        ] {
            #expect(trace.contains("\n  \(step)\n"), "\(trace)")
        }
        #expect(trace.hasSuffix("\nx\n  taken      by nobody"))
    }

    @Test("A key triggered by a click is traced as part of the click")
    func click() async throws {
        let trace = try await trace("users", "click-10-7 click-10-7")
        #expect(
            trace.contains(
                "\nclick-10-7\n  taken      by UsersListView\n  pressed    enter\n  taken      by UsersListView\n"))
        #expect(!trace.contains("\nenter"))
    }

    @Test("A trace shows the model of a new screen line by line, and shortens a long model")
    func newModel() async throws {
        let trace = try await trace("users", "enter")
        #expect(trace.contains("\n  changed    UserPictureInteractor\n    + .loading(nil)\n"))
        #expect(trace.contains(/… and \d+ more lines/))
    }

    @Test("A trace shows each key only once during a recording")
    func recording() async throws {
        let demo = try safeComposition(["--record", "Walk", "--screen", "users", "--keys", "down", "--trace", "-"])
        let run = try HeadlessRun(demo, trace: try TraceOutput("-"))
        trackForLeaks(run)
        let trace = await run.output(depth: .none)
        #expect(trace.ranges(of: "taken").count == 1)
    }
}

import Foundation
import Testing

/// The table "The same way in every feature" of Architecture.md, as far as a text shows it.
@Suite("The features are written in the same way")
struct SameWayTests {
    private let features: Set<String>

    init() throws {
        features = Set(try House.sources.map(\.room)).subtracting(["App", "Shared"])
    }

    @Test("a coordinator is made of its feature's dependencies and a stack")
    func coordinators() throws {
        let files = try features.flatMap { try House.swiftFiles(in: "Modules/Coordinator/\($0)") }
            .filter { $0.lastPathComponent.hasSuffix("Coordinator.swift") }
        #expect(files.count > features.count)
        let initializer = /init\((?:dependencies: \w+Dependencies, )?navigation: Navigation\) \{/
        for file in files {
            let code = try SwiftText(String(contentsOf: file, encoding: .utf8)).code
            #expect(code.contains(initializer) && code.contains("func start("), "\(file.lastPathComponent)")
        }
    }

    @Test("each screen is pushed at a part of its link")
    func links() throws {
        let files = try features.flatMap { try House.swiftFiles(in: "Modules/Coordinator/\($0)") }
        let pushes = try files.flatMap { file in
            try SwiftText(String(contentsOf: file, encoding: .utf8)).code.matches(
                of: /\.push\(.*?keeping: self/.dotMatchesNewlines()
            )
            .map { "\(file.lastPathComponent): \($0.output)" }
        }
        #expect(pushes.count > features.count)
        for push in pushes { #expect(push.contains(" at: "), "\(push)") }
    }

    @Test("an interactor whose model is loaded as a whole loads it by Work.load")
    func interactors() throws {
        let loading = try House.sources.filter { $0.floor == "Interactor" && $0.words.contains("finishingToLoad") }
        // The lists drop an answer that is older than a report, and the profile keeps the person among other things.
        #expect(
            Set(loading.map(\.path)) == [
                "Interactor/Lists/AllListsInteractor.swift", "Interactor/Profile/ProfileInteractor.swift",
                "Interactor/Shared/Work+Loading.swift",
            ])
    }

    @Test("the tests of a feature's coordinators start with a harness")
    func harnesses() throws {
        let declared = Set(try House.tests.filter { $0.floor == "CoordinatorTests" }.flatMap(\.declaredTypes))
        #expect(declared.isSuperset(of: features.map { "\($0)Harness" }))
    }

    @Test("a problem has the mark of ProblemText, so that more than its colour tells it")
    func problems() throws {
        let colors: Set = ["destructive", "warning"]
        let colored = try House.sources.filter { $0.floor == "View" && !colors.isDisjoint(with: $0.words) }
        // The others draw a mark, a button, or the button of a prompt.
        #expect(
            Set(colored.map(\.path)) == [
                "View/Feed/LikeMark.swift", "View/Shared/KeptMark.swift", "View/Shared/ProblemText.swift",
                "View/Shared/Prompt+Question.swift", "View/Shared/Tone+Color.swift", "View/Users/UserHeader.swift",
            ])
    }
}

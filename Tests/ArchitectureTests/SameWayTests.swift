import Testing

/// The rules that a search of the sources can check, from the table "The same way in every feature" in Architecture.md.
@Suite("The features are written in the same way")
struct SameWayTests {
    private let features: Set<String>
    private let coordinators: [Source]

    init() throws {
        features = Set(try House.sources.map(\.room)).subtracting(["App", "Shared"])
        coordinators = try House.sources.filter { $0.layer == "Coordinator" && !["App", "Shared"].contains($0.room) }
    }

    @Test("A coordinator is created with a navigation, and with its feature's dependencies if there are any")
    func made() {
        let sources = coordinators.filter { $0.path.hasSuffix("Coordinator.swift") }
        #expect(sources.count > features.count)
        let initializer = /init\((?:dependencies: \w+Dependencies, )?navigation: Navigation\) \{/
        for source in sources {
            #expect(source.code.contains(initializer) && source.code.contains("func start("), "\(source.path)")
        }
    }

    @Test("Each call that pushes a screen passes the screen's part of the link")
    func links() {
        let pushes = coordinators.flatMap { source in
            source.code.matches(of: /\.push\(.*?keeping: self/.dotMatchesNewlines())
                .map { "\(source.path): \($0.output)" }
        }
        #expect(pushes.count > features.count)
        for push in pushes { #expect(push.contains(" at: "), "\(push)") }
    }

    @Test("Interactors load their models with Work.load, with two exceptions")
    func interactors() throws {
        let loading = try House.sources.filter { $0.layer == "Interactor" && $0.words.contains("finishingToLoad") }
        // The lists' interactor must drop outdated answers, and the profile's model contains more than the answer.
        #expect(
            Set(loading.map(\.path)) == [
                "Interactor/Lists/AllListsInteractor.swift", "Interactor/Profile/ProfileInteractor.swift",
                "Interactor/Shared/Work+Loading.swift",
            ])
    }

    @Test("Each feature has a harness for its coordinators' tests")
    func harnesses() throws {
        let declared = Set(try House.tests.filter { $0.layer == "CoordinatorTests" }.flatMap(\.declaredTypes))
        #expect(declared.isSuperset(of: features.map { "\($0)Harness" }))
    }

    @Test("The colours for problems are used only in ProblemText, marks and buttons")
    func problems() throws {
        let colors: Set = ["destructive", "warning"]
        let colored = try House.sources.filter { $0.layer == "View" && !colors.isDisjoint(with: $0.words) }
        // The other files draw a mark, colour a button, or choose the colour of a ProblemText.
        #expect(
            Set(colored.map(\.path)) == [
                "View/Feed/LikeMark.swift", "View/Shared/KeptMark.swift", "View/Shared/ProblemText.swift",
                "View/Shared/Prompt+Question.swift", "View/Shared/Tone+Color.swift", "View/Users/UserHeader.swift",
            ])
    }
}

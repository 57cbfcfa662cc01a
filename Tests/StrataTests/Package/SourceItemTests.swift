import Testing

@testable import Strata

@Suite("The items of a source")
struct SourceItemTests {
    private static let text = """
        import Model

        /// The app.
        @MainActor
        public final class App: Shown {
            let notes: Int
            /// Two.
            private(set) var tasks = 2

            init(
                notes: Int
            ) {
                self.notes = notes

                tasks = 3
            }

            func run() {
                work()

                rest()
            }
        }

        extension App {
            static let all = [
                A(1),
                // Second.
                B {
                    2
                },
            ]
        }
        """

    private var items: [SourceItem] {
        SourceItem.all(in: Self.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    @Test("are declarations, with the comments and attributes before them")
    func declarations() {
        #expect(items.map(\.title) == ["import Model", "public final class App", "extension App"])
        #expect(items.map { $0.lines.first } == ["import Model", "/// The app.", "extension App {"])
    }

    @Test("consist of others if they are types, initialisers or lists")
    func parts() {
        let members = items[1].parts
        #expect(
            members.map(\.title) == ["let notes", "private", "init", "func run"])
        #expect(members.map(\.property) == ["notes", "tasks", nil, nil])
        #expect(members[1].lines == ["    /// Two.", "    private(set) var tasks = 2"])
        #expect(members[2].parts.map(\.property) == ["notes", "tasks"])
        #expect(members[3].parts.isEmpty)
        let list = items[2].parts
        #expect(list.map(\.title) == ["static let all"])
        #expect(list.first?.parts.map(\.lines.count) == [1, 4])
    }
}

nonisolated extension Command {
    /// Parses the arguments after `graph`.
    static func graph(_ arguments: [String]) throws(UsageError) -> Command {
        var form = GraphForm.text
        var showsRooms = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--rooms": showsRooms = true
            case "--as":
                guard let name = rest.popFirst() else { throw .missing("form after '--as'", expected: forms) }
                guard let known = GraphForm(rawValue: name) else { throw .unknown("form", name, expected: forms) }
                form = known
            default: throw .unknown("argument", argument, expected: "--as FORM or --rooms")
            }
        }
        return .graph(form, showsRooms: showsRooms)
    }

    private static var forms: String { GraphForm.allCases.map(\.rawValue).joined(separator: ", ") }
}

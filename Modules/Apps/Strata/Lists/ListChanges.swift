/// What a copy of features changes in the lists of another package.
nonisolated struct ListChanges {
    /// The new texts of lists that are there, by their paths.
    private(set) var changed: [String: String] = [:]
    /// The texts of lists that the copy brings, by their paths.
    private(set) var new: [String: String] = [:]
    /// What to add by hand, where a list has no marker.
    private(set) var advice: [String] = []

    /// - Parameter other: Returns the text of a file of the other package; nil if it has none.
    init(of plan: CopyPlan, in other: (String) -> String?) {
        let rooms = plan.request.rooms
        guard !rooms.isEmpty || plan.request.isNewApp else { return }
        let files = Set(plan.files)
        for list in plan.lists.all {
            if let text = other(list.path) {
                let missing = plan.lists.statements(of: rooms, in: list, missingIn: text)
                if missing.isEmpty { continue }
                if let there = FeatureList(text, at: list.path) {
                    changed[list.path] = plan.lists.text(of: there, adding: missing, of: list)
                } else {
                    advice.append(FeatureList.advice(missing, for: list.path))
                }
            } else if files.contains(list.path) {
                new[list.path] = plan.lists.text(of: list, for: rooms)
            }
        }
    }

    /// What is to be done by hand; nil if nothing is.
    var text: String? {
        advice.isEmpty ? nil : "\nAdd these statements yourself:\n\n" + advice.joined(separator: "\n\n")
    }
}

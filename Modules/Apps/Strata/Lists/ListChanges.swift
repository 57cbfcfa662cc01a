/// The changes that a copy of features makes to the feature lists of another package.
nonisolated struct ListChanges {
    /// The new texts of existing lists, by their paths.
    private(set) var changed: [String: String] = [:]
    /// The texts of lists that the other package gets from the copy, by their paths.
    private(set) var new: [String: String] = [:]
    /// The messages about statements to add by hand to lists without a marker.
    private(set) var advice: [String] = []

    /// - Parameter other: Returns the text of a file of the other package; nil if the file does not exist.
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

    /// The message about all statements to add by hand; nil if there are none.
    var text: String? {
        advice.isEmpty ? nil : "\nAdd these statements yourself:\n\n" + advice.joined(separator: "\n\n")
    }
}

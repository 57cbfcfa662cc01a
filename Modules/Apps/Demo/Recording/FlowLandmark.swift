import Coordinator
import Shell
import TextUI

/// The parts of a screen that do not depend on its size: two runs with equal landmarks are at the same point.
nonisolated struct FlowLandmark: Equatable {
    /// The route of the front screen.
    var route: Route
    /// The title of the front screen.
    var title: String?
    /// The selected tab.
    var tab: String
    /// The title of the visible prompt; nil if there is none.
    var prompt: String?
    /// The selected row.
    var selection: String?
}

extension AppCoordinator {
    /// Returns the landmark of a frame that this app has just drawn with its transcript.
    func landmark(in frame: Frame) -> FlowLandmark {
        let selected = frame.transcript.elements.last { $0.role == .row && $0.states.contains(.selected) }
        return FlowLandmark(
            route: route, title: shell.front?.title, tab: shell.selectedTab,
            prompt: shell.prompt?.title, selection: selected?.label)
    }
}

nonisolated extension FlowLandmark: CustomStringConvertible {
    var description: String {
        let parts = [prompt.map { "the prompt “\($0)”" }, title.map { "“\($0)”" }, selection.map { "the row “\($0)”" }]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

import Coordinator
import TextUI

/// One step of a recorded flow, which is one line of its test.
nonisolated enum FlowStep: Equatable {
    /// Goes to the first screen of a place.
    case open(Route)
    /// Selects a tab and leaves its screens as they were.
    case select(Route)
    case press([Key])
    case type(String)
    /// A click on a visible text.
    case click(String)
    /// The disappearance of a toast.
    case endToast
    /// A snapshot of the whole screen.
    case snapshot
}

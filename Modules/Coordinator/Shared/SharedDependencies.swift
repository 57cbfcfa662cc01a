public import Binding
public import Foundation
public import Interactor
public import Model

/// The dependencies that the app gives each feature.
public struct SharedDependencies {
    /// The parent of all work that features start.
    public let work: Work
    /// The reads and writes of stored data; the app waits for pending writes before it ends.
    public let storing: Work
    /// Changes, on a server or in storage, that no screen waits for; the app waits for them before it ends.
    public let sending: Work
    /// The storage of all data, which reports whether the data can be changed; nil if the data is only in memory.
    public let storage: (any DataStorage)?
    /// The clock that drives toasts and animations.
    public let clock: any Clock<Duration>
    /// The format of dates and amounts.
    public let localization: Localization
    /// Returns the current date; called whenever a screen that shows an age is built.
    public let now: () -> Date

    public init(
        storage: (any DataStorage)?, clock: any Clock<Duration>, localization: Localization, now: @escaping () -> Date
    ) {
        work = Work()
        storing = Work(within: work)
        sending = Work(within: work)
        self.storage = storage
        self.clock = clock
        self.localization = localization
        self.now = now
    }
}

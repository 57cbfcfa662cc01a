public import Binding
public import Foundation
public import Interactor
public import Model

/// What the app gives each of its features.
public struct SharedDependencies {
    /// All the work that the features' modules start.
    public let work: Work
    /// The reads and writes of stored data; the app ends only when they are done.
    public let storing: Work
    /// The changes that no screen waits for, elsewhere or of what is stored; the app ends only when they are done, too.
    public let sending: Work
    /// Holds everything that is stored, and knows whether it can be changed; nil if nothing outlives the app.
    public let storage: (any DataStorage)?
    /// The clock that drives toasts and animations.
    public let clock: any Clock<Duration>
    /// The format of dates and amounts.
    public let localization: Localization
    /// Returns the current moment; a screen that shows ages asks when it opens.
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

/// What a new app shall have.
nonisolated struct AppChoice: Equatable {
    /// The names of features.
    var features: Set<String>
    /// The names of services, kits and apps to take along with their tests.
    var extras: Set<String> = []
}

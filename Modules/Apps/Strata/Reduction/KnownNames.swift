/// The names declared by the sources that are taken along whole.
nonisolated struct KnownNames {
    /// The names that are never gone.
    var names: Set<String> = []
    /// The members that are not gone where they are another's: after a dot, but for that of `self`.
    var members: Set<String> = []
    /// The labels of parameters, which are never gone.
    var labels: Set<CallLabel> = []
}

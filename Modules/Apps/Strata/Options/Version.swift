/// The version of this package, which the program prints; edit it with each release.
nonisolated let version = "1.0.0"
